import { createContext, use } from 'react';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';
import type { SectionId } from './clinic-sections';

/** What the sections of the settings have in common. */
export interface ClinicForms {
  /** As the server has them, as far as this page knows. */
  readonly settings: ClinicSettingsFieldsFragment;
  /** Saves some of them, and resolves to all as they then are. */
  readonly save: (input: ClinicSettingsInput) => Promise<ClinicSettingsFieldsFragment>;
  /** Whether something is typed in a section that is not saved. */
  readonly setEdited: (section: SectionId, isEdited: boolean) => void;
}

export const ClinicFormsContext = createContext<ClinicForms | null>(null);

/** What the section has in common with the others of its page. */
export function useClinicForms(): ClinicForms {
  const forms = use(ClinicFormsContext);
  if (!forms) throw new Error('useClinicForms needs the page of the settings around it.');
  return forms;
}

/** What the inputs of a section need of it. */
interface Section {
  /** With which the names of its inputs begin in the page. */
  readonly section: string;
  /** Says that something is not saved, for what changes inputs by itself. */
  readonly markEdited: () => void;
}

export const SectionContext = createContext<Section | null>(null);

/** The section around. */
export function useSection(): Section {
  const section = use(SectionContext);
  if (!section) throw new Error('useSection needs a SettingsSection around it.');
  return section;
}
