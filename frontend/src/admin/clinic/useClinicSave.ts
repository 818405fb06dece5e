import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { clinicChanged } from '#src/brand/usePresentClinic';
import { PendingApprovalsDocument } from '#src/admin/approvals/gql/generated';
import { errorOf, isOutdated } from '#src/errors';
import {
  ClinicSettingsDocument,
  useUpdateClinicSettingsMutation,
  type ClinicSettingsFieldsFragment,
} from './gql/generated';
import { useRefetchQueries } from '#src/ui/hooks/useRefetchQueries';
import type { ClinicForms } from './clinic-forms';

/** Writes settings from a mutation to the cache; they have no id, so the cache cannot merge them itself. */
export function showSettings(cache: ApolloCache, clinicSettings: ClinicSettingsFieldsFragment | undefined): void {
  if (clinicSettings) cache.writeQuery({ query: ClinicSettingsDocument, data: { clinicSettings } });
}

/**
 * Saves settings with the last read version (optimistic locking). After a conflict, and when a part waits for a second admin while the rest
 * was saved, the settings are refetched.
 */
export function useClinicSave(): ClinicForms['save'] {
  const { cache } = useApolloClient();
  const [update] = useUpdateClinicSettingsMutation();
  const reload = useRefetchQueries();
  return async (input) => {
    const version = cache.readQuery({ query: ClinicSettingsDocument })?.clinicSettings.version;
    try {
      const saved = await update({
        variables: { input, version },
        update: (present, { data }) => showSettings(present, data?.updateClinicSettings),
      });
      if (!saved.data) throw new Error('The answer was empty.');
      clinicChanged();
      return saved.data.updateClinicSettings;
    } catch (error) {
      if (isOutdated(errorOf(error))) reload([ClinicSettingsDocument]);
      if (errorOf(error).code === 'APPROVAL_PENDING') reload([ClinicSettingsDocument, PendingApprovalsDocument]);
      throw error;
    }
  };
}
