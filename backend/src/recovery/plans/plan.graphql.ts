import type * as Contract from '../../platform/graphql/generated.js';
import type { ShownExercise } from '../ledger/phase-in-language.js';
import { toCareTask } from '../danger-signs/task.graphql.js';
import { presentPlan, type PlanView } from './plan-view.js';

/** Maps a plan to its GraphQL type, with the guides of its exercises. */
export function toPlan(view: PlanView): Contract.RecoveryPlan {
  const plan = presentPlan(view);
  const withGuides = <Part extends { exercises: ShownExercise[] }>(part: Part) => ({
    ...part,
    exercises: part.exercises.map((exercise) => view.guides.addTo(exercise)),
  });
  return {
    ...plan,
    answeredTask: async () => {
      const task = await view.answeredTask();
      return task && toCareTask(task);
    },
    phases: plan.phases.map((phase) => withGuides(phase)),
    programmeVersions: plan.programmeVersions.map((version) => withGuides(version)),
  };
}
