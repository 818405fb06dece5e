import { bodyOf, type RestRoute } from '../http/rest.js';
import type { Avatars } from './avatars.js';
import { avatarUrl } from './avatars.js';
import type { ProfileService } from './profile.service.js';
import { GENDERS_BY_WORD, presentUser } from './user.rest.js';

/** A gender in the profile form's words; anything unknown goes on to be refused by the service. */
const readGender = (gender: unknown) => GENDERS_BY_WORD.get(gender) ?? gender;

/** The REST door to profiles (spec §7, readings 16 to 21). */
export function profileRoutes(profiles: ProfileService, avatars: Avatars): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/users/profile',
      verb: 'user.completeProfile',
      spellings: { dateOfBirth: 'dob' },
      handle: async ({ request, response, actor }) => {
        const { name, email, dob, gender, ...rest } = bodyOf(request);
        const isSkip = [name, email, dob, gender, ...Object.values(rest)].every((value) => value === undefined);
        const profile = isSkip
          ? await profiles.skip(actor)
          : await profiles.complete(actor, { name, email, dateOfBirth: dob, gender: readGender(gender) });
        response.json({ data: presentUser(profile) });
      },
    },
    {
      method: 'patch',
      path: '/users/me',
      verb: 'user.updateProfile',
      spellings: { fullName: 'Fullname' },
      handle: async ({ request, response, actor }) => {
        const { Fullname, gender, ...rest } = bodyOf(request);
        const profile = await profiles.update(actor, { ...rest, fullName: Fullname, gender: readGender(gender) });
        response.json({ message: 'Profile updated successfully', data: presentUser(profile) });
      },
    },
    {
      method: 'patch',
      path: '/users/avatar',
      verb: 'user.changeAvatar',
      multipart: 'avatar',
      handle: async ({ request, response, actor }) => {
        const user = await avatars.change(actor, request.file?.buffer);
        response.json({ message: 'Profile picture updated successfully', data: { avatar: avatarUrl(user) } });
      },
    },
    {
      method: 'get',
      path: '/users/avatars/:key',
      verb: 'user.readAvatar',
      handle: async ({ request, response, actor }) => {
        const bytes = await avatars.read(actor, String(request.params['key']));
        response.set('Content-Security-Policy', "default-src 'none'; sandbox");
        response.type('image/webp').send(bytes);
      },
    },
  ];
}
