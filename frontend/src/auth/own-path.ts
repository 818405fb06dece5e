import { paths } from '../paths';
import { roleOf, type RoleBearer } from './role';

/** Returns the home path of a signed-in account. */
export function ownPath(user: RoleBearer): string {
  switch (roleOf(user)) {
    case 'admin':
      return paths.admin;
    case 'physiotherapist':
      return paths.physio;
    case 'doctor':
      return paths.doctor;
    case 'reception':
      return paths.desk;
    default:
      return paths.user;
  }
}
