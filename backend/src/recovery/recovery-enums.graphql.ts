import { sameEnum } from '../graphql/same-enum.js';
import {
  BODY_SIDES,
  COMPARISONS,
  CRITERION_KINDS,
  MEASURES,
  MODES,
  SEVERITIES,
} from '../protocols/protocol-content.js';
import { PLAN_SESSION_STATES } from './plan.queries.js';
import { PLAN_STATUSES } from './recovery-plan.entity.js';

export const BodySideEnum = sameEnum('BodySide', BODY_SIDES);
export const MeasureEnum = sameEnum('Measure', MEASURES);
export const MotionModeEnum = sameEnum('MotionMode', MODES);
export const CriterionKindEnum = sameEnum('CriterionKind', CRITERION_KINDS);
export const ComparisonEnum = sameEnum('Comparison', COMPARISONS);
export const SeverityEnum = sameEnum('Severity', SEVERITIES);
export const PlanStatusEnum = sameEnum('PlanStatus', PLAN_STATUSES);
export const PlanSessionStateEnum = sameEnum('PlanSessionState', PLAN_SESSION_STATES);
