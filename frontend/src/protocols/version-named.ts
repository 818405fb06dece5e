import type { ProtocolTextsQuery } from './gql/generated';

/** A protocol with the content of its versions. */
export type ProtocolWithTexts = ProtocolTextsQuery['protocols'][number];
/** A version with its content. */
export type VersionText = ProtocolWithTexts['versions'][number];

/** A version, its protocol and the previous version. */
export interface NamedVersion {
  readonly protocol: ProtocolWithTexts;
  readonly version: VersionText;
  readonly before: VersionText | undefined;
}

/** Returns the version with an id. */
export function versionNamed({ protocols }: ProtocolTextsQuery, id: string): NamedVersion | undefined {
  for (const protocol of protocols) {
    const at = protocol.versions.findIndex((version) => version.id === id);
    const version = protocol.versions[at];
    if (version) return { protocol, version, before: protocol.versions[at + 1] };
  }
  return undefined;
}
