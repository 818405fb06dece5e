import type { Pool, PoolClient } from 'pg';
import { v5 as uuidv5 } from 'uuid';
import { contentHash } from './content-hash.js';
import { protocolContent, type InBoth, type ProtocolContent } from './protocol-content.js';
import acl from './samples/acl-reconstruction.json' with { type: 'json' };
import hip from './samples/hip-replacement.json' with { type: 'json' };
import knee from './samples/knee-replacement.json' with { type: 'json' };
import lumbar from './samples/lumbar-discectomy.json' with { type: 'json' };
import rotatorCuff from './samples/rotator-cuff-repair.json' with { type: 'json' };

/** A sample protocol, approved by nobody. */
export interface SampleProtocol {
  slug: string;
  name: InBoth;
  hasSide: boolean;
  content: ProtocolContent;
}

/** The sample protocols; each file names the sources of its figures. */
export const sampleProtocols: readonly SampleProtocol[] = [knee, acl, hip, rotatorCuff, lumbar].map(
  ({ slug, name, hasSide, content }) => ({ slug, name, hasSide, content: protocolContent.parse(content) }),
);

const NAMESPACE = '5f0c2d5e-6a6b-4c57-9d7e-0d1a7a2f4c11';

/** Ids of a sample and its first version, which are the same in every installation. */
export const sampleIds = (slug: string) => ({
  protocol: uuidv5(slug, NAMESPACE),
  version: uuidv5(`${slug} 1`, NAMESPACE),
});

/** Adds missing samples as drafts. Safe under concurrent starts of several processes. */
export async function addSampleProtocols(connection: Pick<Pool | PoolClient, 'query'>): Promise<void> {
  for (const { slug, name, hasSide, content } of sampleProtocols) {
    const { protocol, version } = sampleIds(slug);
    await connection.query(
      `with added as (insert into protocol (id, slug, name, is_sample, has_side) values ($1, $2, $3, true, $4)
         on conflict do nothing returning id)
       insert into protocol_version (id, protocol_id, number, content, content_hash) select $5, id, 1, $6, $7 from added`,
      [protocol, slug, JSON.stringify(name), hasSide, version, JSON.stringify(content), contentHash(content)],
    );
  }
}
