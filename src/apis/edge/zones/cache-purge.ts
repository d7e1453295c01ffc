/** Cache purging: what is removed from the cache of a zone. */
import { ArrayNotEmpty, Equals } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AsMap } from '../../../rest/mapping/as-map.js';
import { LaidOut, OnWire } from '../../../rest/mapping/wire-names.js';
import { OneOf } from '../../../base/type-graphql/one-of.js';
import { post } from '../../../rest/rows/row.js';
import { mutations } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('EdgePurgeHeaderInput', { description: 'A request header that distinguishes cached copies' })
class PurgeHeader {
  @Field({ description: 'Name of the header, for instance `Accept-Language`' })
  name!: string;

  @Field({ description: 'Value of the header' })
  value!: string;
}

@LaidOut((file) => (file['headers'] ? file : file['url']))
@InputType('EdgePurgeFileInput', { description: 'A cached file' })
class PurgeFile {
  @Field({ description: 'The full URL, for instance `https://www.acme.example/logo.png`' })
  url!: string;

  @AsMap('name', 'value')
  @Optional(() => [PurgeHeader], 'Request headers that distinguish cached copies, where they are part of the cache key')
  headers?: PurgeHeader[];
}

@OneOf()
@InputType('PurgeEdgeCacheInput', { description: 'What to purge: everything, or one kind of item' })
class PurgeCache {
  @Equals(true, { message: 'everything: expected true, for nothing is purged otherwise' })
  @OnWire('purge_everything')
  @Optional(() => Boolean, 'Purge everything; must be true if given')
  everything?: boolean;

  @ArrayNotEmpty()
  @Optional(() => [PurgeFile], 'Files to purge, by URL')
  files?: PurgeFile[];

  @ArrayNotEmpty()
  @Optional(() => [String], 'Cache tags: purge what the origin tagged with one of these in `Cache-Tag`')
  tags?: string[];

  @ArrayNotEmpty()
  @Optional(() => [String], 'Host names to purge')
  hosts?: string[];

  @ArrayNotEmpty()
  @Optional(() => [String], 'URL prefixes to purge: host and path, for instance `www.acme.example/images`')
  prefixes?: string[];
}

export const cachePurges = mutations({
  purgeEdgeCache: post('/zones/{zoneId}/purge_cache', null, PurgeCache, {
    about: 'Purges the cache of a zone: the next request for each purged file goes to the origin',
  }),
});
