export { checkFigure, type FigureCheck, type FigureFault } from './check-figure.js';
export { drawBody } from './draw-body.js';
export { drawThings, drawTrace } from './draw-things.js';
export { readClock, repSeconds, setsSeconds, READY_SECONDS, type ClockReading, type Dose } from './exercise-clock.js';
export type { Figure } from './figure.js';
export { cycleSeconds, momentAt, type FigureMoment } from './figure-moment.js';
export { fitFigure, PICTURE, type Fit, type Shape, type ShapeKind } from './picture.js';
export { drawStills } from './stills.js';
