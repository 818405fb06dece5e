export { checkFigure, type FigureFault } from './check-figure.js';
export { drawBody } from './draw-body.js';
export { drawThings } from './draw-things.js';
export { readClock, setsSeconds, type ClockReading, type Dose } from './exercise-clock.js';
export type { Figure } from './figure.js';
export { cycleSeconds, momentAt, type FigureMoment } from './figure-moment.js';
export { fitFigure, PICTURE, type Shape } from './picture.js';
export { drawStills } from './stills.js';
