import { createContext, use } from 'react';
import type { ClinicSettingsFieldsFragment, ClinicSettingsInput } from './gql/generated';

/** Settings and their saving, for the section of a page. */
export interface ClinicForms {
  /** The settings as last loaded. */
  readonly settings: ClinicSettingsFieldsFragment;
  /** Saves a part of the settings; resolves to all settings. */
  readonly save: (input: ClinicSettingsInput) => Promise<ClinicSettingsFieldsFragment>;
}

export const ClinicFormsContext = createContext<ClinicForms | null>(null);

/** Returns the settings and their saving. */
export function useClinicForms(): ClinicForms {
  const forms = use(ClinicFormsContext);
  if (!forms) throw new Error('useClinicForms needs the page of the settings around it.');
  return forms;
}

/** Context of the inputs of a section. */
interface Section {
  /** Prefix of the input ids. */
  readonly section: string;
  /** Marks the section as edited, for controls that set values themselves. */
  readonly markEdited: () => void;
}

export const SectionContext = createContext<Section | null>(null);

/** Returns the surrounding section. */
export function useSection(): Section {
  const section = use(SectionContext);
  if (!section) throw new Error('useSection needs a SettingsSection around it.');
  return section;
}
