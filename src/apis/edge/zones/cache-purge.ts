/** Purging: what the cache of a zone has to forget. */
import { ArrayNotEmpty, Equals } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { LaidOut, OnWire } from '../../../rest/mapping/wire-names.js';
import { OneOf } from '../../../rest/mapping/one-of.js';
import { post } from '../../../rest/rows/row.js';
import { mutations } from '../bind.js';

@InputType('EdgePurgeHeaderInput', { description: 'A header of the requests for a file' })
class PurgeHeader {
  @Field({ description: 'Its name, for instance `Accept-Language`' })
  name!: string;

  @Field({ description: 'Its value' })
  value!: string;
}

@LaidOut((file) => (file['headers'] ? file : file['url']))
@InputType('EdgePurgeFileInput', { description: 'A file in the cache' })
class PurgeFile {
  @Field({ description: 'Its whole address, for instance `https://www.acme.example/logo.png`' })
  url!: string;

  @AsMap('name', 'value')
  @Field(() => [PurgeHeader], {
    nullable: true,
    description: 'Headers that tell its copies apart, where the cache keeps several',
  })
  headers?: PurgeHeader[];
}

@OneOf()
@InputType('PurgeEdgeCacheInput', { description: 'What to purge: all, or things of one kind' })
class PurgeCache {
  @Equals(true, { message: 'everything: expected true, for nothing is purged otherwise' })
  @OnWire('purge_everything')
  @Field(() => Boolean, { nullable: true, description: 'All there is; true is its one value' })
  everything?: boolean;

  @ArrayNotEmpty()
  @Field(() => [PurgeFile], { nullable: true, description: 'Single files' })
  files?: PurgeFile[];

  @ArrayNotEmpty()
  @Field(() => [String], { nullable: true, description: 'What the origin gave one of these tags, in `Cache-Tag`' })
  tags?: string[];

  @ArrayNotEmpty()
  @Field(() => [String], { nullable: true, description: 'What has one of these host names' })
  hosts?: string[];

  @ArrayNotEmpty()
  @Field(() => [String], {
    nullable: true,
    description: 'What has an address that begins so: host and path, for instance `www.acme.example/images`',
  })
  prefixes?: string[];
}

export const cachePurges = mutations({
  purgeEdgeCache: post('/zones/{zoneId}/purge_cache', null, PurgeCache, {
    about: 'Has the cache of a zone forget what it holds: the next visitor of each file costs the origin a request',
  }),
});
