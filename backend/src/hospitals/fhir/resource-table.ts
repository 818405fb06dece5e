import { byMoment } from './columns.js';
import { appointments } from './resources/appointment.mapper.js';
import { auditEvents } from './resources/audit-event.mapper.js';
import { binaries } from './resources/binary.mapper.js';
import { carePlans } from './resources/care-plan.mapper.js';
import { compositions } from './resources/composition.mapper.js';
import { conditions } from './resources/condition.mapper.js';
import { consents } from './resources/consent.mapper.js';
import { documentReferences } from './resources/document-reference.mapper.js';
import { encounters } from './resources/encounter.mapper.js';
import { goals } from './resources/goal.mapper.js';
import { groups } from './resources/group.mapper.js';
import { observations } from './resources/observation.mapper.js';
import { organizations } from './resources/organization.mapper.js';
import { patients } from './resources/patient.mapper.js';
import { practitioners } from './resources/practitioner.mapper.js';
import { procedures } from './resources/procedure.mapper.js';
import { serviceRequests } from './resources/service-request.mapper.js';
import { tasks } from './resources/task.mapper.js';
import { id, moment, type SearchParameter } from './search-sql.js';
import type { ResourceDefinition, Sort } from './resource-definition.js';

/** Definitions of all supported types. */
export const RESOURCES: readonly ResourceDefinition[] = [
  patients,
  conditions,
  procedures,
  carePlans,
  goals,
  observations,
  appointments,
  encounters,
  practitioners,
  organizations,
  serviceRequests,
  tasks,
  documentReferences,
  compositions,
  binaries,
  groups,
  consents,
  auditEvents,
];

/** Types in `$everything` and exports. */
export const EXPORTABLE_RESOURCES: readonly ResourceDefinition[] = RESOURCES.filter(({ isApart }) => !isApart);

/** Returns all search parameters of a type. */
export const searchOf = ({ identity, updatedAt, search }: ResourceDefinition): Record<string, SearchParameter> => ({
  _id: id(identity),
  _lastUpdated: moment('When it changed last.', updatedAt),
  ...search,
});

/** Returns all sort keys of a type. `_id` needs no key of its own, because the id breaks ties anyway. */
export const sortsOf = ({ updatedAt, sorts }: ResourceDefinition): Record<string, Sort | 'id'> => ({
  _id: 'id',
  _lastUpdated: byMoment(updatedAt),
  ...sorts,
});
