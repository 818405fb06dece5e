/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A text in both languages; neither may be empty. */
export type BothTextsInput = {
  /** English. */
  readonly en: string;
  /** Hindi. */
  readonly hi: string;
};

/** What an exercise trains. */
export type ExerciseAim =
  /** Balance. */
  | 'BALANCE'
  /** Breathing. */
  | 'BREATHING'
  /** Circulation. */
  | 'CIRCULATION'
  /** Control of a movement or posture. */
  | 'CONTROL'
  /** An activity of daily life. */
  | 'FUNCTION'
  /** Walking and stairs. */
  | 'GAIT'
  /** Range of motion of a joint. */
  | 'MOBILITY'
  /** Strength. */
  | 'STRENGTH'
  /** Length of a muscle. */
  | 'STRETCH';

/** Patients for whom an exercise is unsuitable, unless a clinician decides otherwise. */
export type ExerciseAvoid =
  /** Back pain that the exercise makes worse. */
  | 'BACK_PAIN'
  /** Dizziness. */
  | 'DIZZINESS'
  /** New hip: limited bending, no crossing or turning of the leg. */
  | 'HIP_PRECAUTIONS'
  /** The knee may bend only to a limit. */
  | 'KNEE_BEND_LIMIT'
  /** The repaired shoulder may not be moved by its own muscles. */
  | 'NO_ACTIVE_SHOULDER'
  /** The back may not bend. */
  | 'NO_BENDING'
  /** The arm may not turn outwards. */
  | 'NO_TURNING_OUT'
  /** The back may not twist. */
  | 'NO_TWISTING'
  /** No weight may be put on the leg. */
  | 'NO_WEIGHT_BEARING';

/** Equipment of an exercise. */
export type ExerciseEquipment =
  /** An elastic band. */
  | 'BAND'
  /** A bed or a mat. */
  | 'BED'
  /** A firm chair. */
  | 'CHAIR'
  /** A cushion or a soft ball. */
  | 'CUSHION'
  /** A step or stairs. */
  | 'STEP'
  /** A stick. */
  | 'STICK'
  /** A table or a rail to hold on to. */
  | 'TABLE'
  /** A towel, rolled or flat. */
  | 'TOWEL'
  /** A walking frame or crutches. */
  | 'WALKER'
  /** A wall. */
  | 'WALL';

/** Filter of the library; all of its conditions apply. */
export type ExerciseFilter = {
  /** What it trains. */
  readonly aim?: ExerciseAim | null | undefined;
  /** Only exercises that need no other equipment than this. */
  readonly equipment?: ReadonlyArray<ExerciseEquipment> | null | undefined;
  /** Starting position. */
  readonly position?: ExercisePosition | null | undefined;
  /** Part of the body. */
  readonly region?: ExerciseRegion | null | undefined;
  /** Whether retired entries are listed, too. */
  readonly retired?: boolean;
  /** Whether a clinician has reviewed the newest revision. */
  readonly reviewed?: boolean | null | undefined;
  /** Part of the English or Hindi name. */
  readonly search?: string | null | undefined;
  /** Without exercises that are unsuitable for any of these patients. */
  readonly without?: ReadonlyArray<ExerciseAvoid> | null | undefined;
};

/** Content of an entry. */
export type ExerciseInput = {
  /** 1 to 3. */
  readonly aims: ReadonlyArray<ExerciseAim>;
  /** Patients for whom it is unsuitable. */
  readonly avoid: ReadonlyArray<ExerciseAvoid>;
  /** Up to 300 characters each. */
  readonly caution?: BothTextsInput | null | undefined;
  /** Equipment that it needs. */
  readonly equipment: ReadonlyArray<ExerciseEquipment>;
  /** In the format of docs/figures.md, at most 1,500 bytes; unchanged when left out, removed by null. */
  readonly figure?: unknown;
  /** 0 to 3600. */
  readonly holdSeconds: number;
  /** 1 to 80 characters each. */
  readonly name: BothTextsInput;
  /** Starting position. */
  readonly position: ExercisePosition;
  /** 1 to 3. */
  readonly regions: ReadonlyArray<ExerciseRegion>;
  /** 1 to 100. */
  readonly reps: number;
  /** 0 to 300. */
  readonly restSeconds?: number;
  /** 1 to 20. */
  readonly sets: number;
  /** 2 to 6, of 3 to 160 characters each. */
  readonly steps: ReadonlyArray<BothTextsInput>;
  /** 1 to 10. */
  readonly timesPerDay: number;
};

/** Starting position of an exercise. */
export type ExercisePosition =
  /** On hands and knees. */
  | 'HANDS_AND_KNEES'
  /** Sitting on a bed or the floor with straight legs. */
  | 'LONG_SITTING'
  /** Lying on the back. */
  | 'LYING_BACK'
  /** Lying face down. */
  | 'LYING_FRONT'
  /** Lying on the side. */
  | 'LYING_SIDE'
  /** Sitting on a chair. */
  | 'SITTING'
  /** Standing. */
  | 'STANDING'
  /** Walking. */
  | 'WALKING';

/** Part of the body that an exercise is for. */
export type ExerciseRegion =
  /** Ankle and foot. */
  | 'ANKLE'
  /** Lungs and chest. */
  | 'BREATHING'
  /** Elbow, wrist and hand. */
  | 'ELBOW_HAND'
  /** Hip. */
  | 'HIP'
  /** Knee. */
  | 'KNEE'
  /** Shoulder. */
  | 'SHOULDER'
  /** Back and neck. */
  | 'SPINE'
  /** Whole body. */
  | 'WHOLE_BODY';

export type ExerciseFieldsFragment = { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> };

export type LibraryExercisesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ExerciseFilter | null | undefined;
}>;


export type LibraryExercisesQuery = { readonly libraryExercises: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly holdSeconds: number, readonly figure: unknown, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly reviews: ReadonlyArray<{ readonly reviewerName: string }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type LibraryExerciseQueryVariables = Exact<{
  key: string;
}>;


export type LibraryExerciseQuery = { readonly libraryExercise: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type ExerciseChoicesQueryVariables = Exact<{
  filter?: ExerciseFilter | null | undefined;
}>;


export type ExerciseChoicesQuery = { readonly libraryExercises: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly key: string, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }> } }> } };

export type SaveExerciseMutationVariables = Exact<{
  key: string;
  input: ExerciseInput;
  revision?: number | null | undefined;
}>;


export type SaveExerciseMutation = { readonly saveExercise: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type ReviewExerciseMutationVariables = Exact<{
  key: string;
  revision: number;
  statement: string;
}>;


export type ReviewExerciseMutation = { readonly reviewExercise: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type SetExerciseRetiredMutationVariables = Exact<{
  key: string;
  retired: boolean;
}>;


export type SetExerciseRetiredMutation = { readonly setExerciseRetired: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export type RemoveExerciseVideoMutationVariables = Exact<{
  key: string;
}>;


export type RemoveExerciseVideoMutation = { readonly removeExerciseVideo: { readonly key: string, readonly regions: ReadonlyArray<ExerciseRegion>, readonly aims: ReadonlyArray<ExerciseAim>, readonly position: ExercisePosition, readonly equipment: ReadonlyArray<ExerciseEquipment>, readonly avoid: ReadonlyArray<ExerciseAvoid>, readonly sets: number, readonly reps: number, readonly holdSeconds: number, readonly timesPerDay: number, readonly restSeconds: number, readonly figure: unknown, readonly revision: number, readonly retired: boolean, readonly name: { readonly en: string, readonly hi: string }, readonly steps: ReadonlyArray<{ readonly en: string, readonly hi: string }>, readonly caution: { readonly en: string, readonly hi: string } | null, readonly video: { readonly url: string, readonly posterUrl: string | null, readonly seconds: number, readonly width: number, readonly height: number, readonly bytes: number } | null, readonly reviews: ReadonlyArray<{ readonly reviewerName: string, readonly statement: string, readonly reviewedAt: string }> } };

export const ExerciseFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<ExerciseFieldsFragment, unknown>;
export const LibraryExercisesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryExercises"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryExercises"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<LibraryExercisesQuery, LibraryExercisesQueryVariables>;
export const LibraryExerciseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryExercise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryExercise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<LibraryExerciseQuery, LibraryExerciseQueryVariables>;
export const ExerciseChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExerciseChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryExercises"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ExerciseChoicesQuery, ExerciseChoicesQueryVariables>;
export const SaveExerciseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveExercise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveExercise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<SaveExerciseMutation, SaveExerciseMutationVariables>;
export const ReviewExerciseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewExercise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewExercise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}},{"kind":"Argument","name":{"kind":"Name","value":"statement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<ReviewExerciseMutation, ReviewExerciseMutationVariables>;
export const SetExerciseRetiredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExerciseRetired"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"retired"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExerciseRetired"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"retired"},"value":{"kind":"Variable","name":{"kind":"Name","value":"retired"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<SetExerciseRetiredMutation, SetExerciseRetiredMutationVariables>;
export const RemoveExerciseVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExerciseVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeExerciseVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"aims"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"avoid"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"caution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"hi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sets"}},{"kind":"Field","name":{"kind":"Name","value":"reps"}},{"kind":"Field","name":{"kind":"Name","value":"holdSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"timesPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"restSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"posterUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"statement"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retired"}}]}}]} as unknown as DocumentNode<RemoveExerciseVideoMutation, RemoveExerciseVideoMutationVariables>;
export const useLibraryExercisesQuery = (options: (useQuery.Options<LibraryExercisesQuery, LibraryExercisesQueryVariables> & { variables: LibraryExercisesQueryVariables }) | SkipToken) => useQuery(LibraryExercisesDocument, options);
export const useLibraryExerciseQuery = (options: (useQuery.Options<LibraryExerciseQuery, LibraryExerciseQueryVariables> & { variables: LibraryExerciseQueryVariables }) | SkipToken) => useQuery(LibraryExerciseDocument, options);
export const useExerciseChoicesQuery = (options: useQuery.Options<ExerciseChoicesQuery, ExerciseChoicesQueryVariables> | SkipToken = {}) => useQuery(ExerciseChoicesDocument, options);
export const useSaveExerciseMutation = (options?: useMutation.Options<SaveExerciseMutation, SaveExerciseMutationVariables>) => useMutation<SaveExerciseMutation, SaveExerciseMutationVariables>(SaveExerciseDocument, options);
export const useReviewExerciseMutation = (options?: useMutation.Options<ReviewExerciseMutation, ReviewExerciseMutationVariables>) => useMutation<ReviewExerciseMutation, ReviewExerciseMutationVariables>(ReviewExerciseDocument, options);
export const useSetExerciseRetiredMutation = (options?: useMutation.Options<SetExerciseRetiredMutation, SetExerciseRetiredMutationVariables>) => useMutation<SetExerciseRetiredMutation, SetExerciseRetiredMutationVariables>(SetExerciseRetiredDocument, options);
export const useRemoveExerciseVideoMutation = (options?: useMutation.Options<RemoveExerciseVideoMutation, RemoveExerciseVideoMutationVariables>) => useMutation<RemoveExerciseVideoMutation, RemoveExerciseVideoMutationVariables>(RemoveExerciseVideoDocument, options);