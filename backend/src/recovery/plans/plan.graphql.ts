import type * as Contract from '../../platform/graphql/generated.js';
import { presentPlan, type PlanView } from './plan-view.js';

/** Maps a plan to the GraphQL type. */
export const toRecoveryPlan = (plan: PlanView): Contract.RecoveryPlan => presentPlan(plan);
