import { AuditEvent } from '../platform/audit/audit-event.entity.js';
import { entities as ofCharting } from '../charting/module.js';
import { entities as ofClinic } from '../clinic/module.js';
import { entities as ofHospitals } from '../hospitals/module.js';
import { entities as ofIdentity } from '../identity/module.js';
import { entities as ofMessaging } from '../messaging/module.js';
import { entities as ofMoney } from '../money/module.js';
import { entities as ofPatients } from '../patients/module.js';
import { entities as ofReports } from '../reports/module.js';
import { entities as ofRecovery } from '../recovery/module.js';
import { entities as ofScheduling } from '../scheduling/module.js';
import { DataRequest } from './data-requests/data-request.entity.js';
import { Notice } from './notices/notice.entity.js';
import { DataProcessor } from './processors/data-processor.entity.js';

/** Entities of all modules. A new table also needs a migration. */
export const entities = [
  AuditEvent,
  ...ofIdentity,
  ...ofClinic,
  ...ofPatients,
  ...ofScheduling,
  ...ofMoney,
  ...ofMessaging,
  ...ofRecovery,
  ...ofHospitals,
  ...ofCharting,
  ...ofReports,
  DataRequest,
  Notice,
  DataProcessor,
];
