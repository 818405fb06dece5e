import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { WireEnum } from '../graphql/wire-enum.js';
import type { SavedFilter, SavedList } from './saved-filter.entity.js';

export const SavedFilterListEnum = {
  PATIENTS: 'patients',
  PAYMENTS: 'payments',
} as const satisfies WireEnum<SavedList>;
registerEnumType(SavedFilterListEnum, { name: 'SavedFilterList' });

@ObjectType('SavedFilter')
export class SavedFilterType {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) query!: string;

  /** Names every field that is sent. */
  static from({ id, name, query }: SavedFilter): SavedFilterType {
    return { id, name, query };
  }
}
