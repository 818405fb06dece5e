// What checks a figure is imported by its own file, which the patient's pages do not load.
export { drawBody } from './draw-body.js';
export { drawThings } from './draw-things.js';
export { minutesLeft, readClock, type ClockReading, type Dose, type PacedExercise } from './exercise-clock.js';
export type { Figure } from './figure.js';
export { cycleSeconds, momentAt, restOfStep, type FigureMoment } from './figure-moment.js';
export { fitFigure, PICTURE, type Shape } from './picture.js';
export { drawStills } from './stills.js';
