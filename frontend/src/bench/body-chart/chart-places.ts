import type { BodySide, ChartRegion, ChartView } from '../patients/gql/generated';

/** A place of the chart, from 0 to 1 from the left and from the top. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface Place extends ChartPoint {
  readonly region: ChartRegion;
  readonly side: BodySide;
}

/** The middle of each region that has no side, by view. */
const inTheMiddle: Readonly<Record<ChartView, Partial<Record<ChartRegion, ChartPoint>>>> = {
  FRONT: {
    HEAD: { x: 0.5, y: 0.05 },
    JAW: { x: 0.5, y: 0.1 },
    NECK: { x: 0.5, y: 0.145 },
    CHEST: { x: 0.5, y: 0.25 },
    ABDOMEN: { x: 0.5, y: 0.37 },
    PELVIS: { x: 0.5, y: 0.46 },
  },
  BACK: {
    HEAD: { x: 0.5, y: 0.06 },
    NECK: { x: 0.5, y: 0.145 },
    UPPER_BACK: { x: 0.5, y: 0.25 },
    LOWER_BACK: { x: 0.5, y: 0.38 },
    PELVIS: { x: 0.5, y: 0.445 },
  },
};

/** The middle of each region that has sides, on the left of the picture. */
const onTheLeft: Readonly<Record<ChartView, Partial<Record<ChartRegion, ChartPoint>>>> = {
  FRONT: {
    SHOULDER: { x: 0.31, y: 0.2 },
    UPPER_ARM: { x: 0.25, y: 0.285 },
    ELBOW: { x: 0.21, y: 0.365 },
    FOREARM: { x: 0.17, y: 0.435 },
    WRIST: { x: 0.135, y: 0.5 },
    HAND: { x: 0.11, y: 0.55 },
    HIP: { x: 0.35, y: 0.485 },
    GROIN: { x: 0.44, y: 0.515 },
    THIGH: { x: 0.39, y: 0.61 },
    KNEE: { x: 0.38, y: 0.72 },
    LOWER_LEG: { x: 0.375, y: 0.82 },
    ANKLE: { x: 0.37, y: 0.92 },
    FOOT: { x: 0.35, y: 0.97 },
  },
  BACK: {
    SHOULDER: { x: 0.31, y: 0.2 },
    UPPER_ARM: { x: 0.25, y: 0.285 },
    ELBOW: { x: 0.21, y: 0.365 },
    FOREARM: { x: 0.17, y: 0.435 },
    WRIST: { x: 0.135, y: 0.5 },
    HAND: { x: 0.11, y: 0.55 },
    BUTTOCK: { x: 0.41, y: 0.515 },
    THIGH: { x: 0.39, y: 0.62 },
    KNEE: { x: 0.38, y: 0.72 },
    LOWER_LEG: { x: 0.375, y: 0.82 },
    ANKLE: { x: 0.37, y: 0.92 },
    FOOT: { x: 0.36, y: 0.97 },
  },
};

/** The picture is twice as high as it is wide. */
const heightToWidth = 2;

/** Places of a view. From the front, the right of the body is on the left of the picture. */
function placesOf(view: ChartView): Place[] {
  const [left, right] = view === 'FRONT' ? (['RIGHT', 'LEFT'] as const) : (['LEFT', 'RIGHT'] as const);
  return [
    ...entriesOf(inTheMiddle[view]).map(([region, point]) => ({ region, side: 'NONE' as const, ...point })),
    ...entriesOf(onTheLeft[view]).flatMap(([region, { x, y }]) => [
      { region, side: left, x, y },
      { region, side: right, x: 1 - x, y },
    ]),
  ];
}

const entriesOf = (points: Partial<Record<ChartRegion, ChartPoint>>) =>
  Object.entries(points) as [ChartRegion, ChartPoint][];

/** Whether a region has a left and a right one. */
export const hasSides = (region: ChartRegion) => region in onTheLeft.FRONT || region in onTheLeft.BACK;

/** Returns the region nearest to a point of a view. */
export function nearestPlace(view: ChartView, { x, y }: ChartPoint): Pick<Place, 'region' | 'side'> {
  const distance = (place: Place) => Math.hypot(place.x - x, heightToWidth * (place.y - y));
  const [nearest] = placesOf(view).toSorted((one, other) => distance(one) - distance(other));
  return { region: nearest?.region ?? 'CHEST', side: nearest?.side ?? 'NONE' };
}

/** Returns where a mark without a point is drawn; undefined where its view does not show the region. */
export function pointOf(view: ChartView, region: ChartRegion, side: BodySide): ChartPoint | undefined {
  const ofRegion = placesOf(view).filter((place) => place.region === region);
  return ofRegion.find((place) => place.side === side) ?? ofRegion[0];
}
