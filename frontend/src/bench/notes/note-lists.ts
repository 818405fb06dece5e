import { BenchDayDocument } from '../gql/generated';
import { NotesToSignDocument, TreatmentNotesDocument } from '../patients/gql/generated';

/** Queries that a change of a note makes outdated. */
export const noteLists = [TreatmentNotesDocument, NotesToSignDocument, BenchDayDocument];
