/** Tokens to watch videos that are not public. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { post } from '../../../rest/rows/row.js';
import { mutations } from '../bind.js';

const AccessAction = wireEnum('EdgeVideoAccessAction', 'Whether a rule allows or blocks viewing', {
  allow: 'Viewing is allowed',
  block: 'Viewing is blocked',
});

const AccessType = wireEnum('EdgeVideoAccessType', 'What an access rule matches', {
  any: 'Everyone',
  'ip.src': 'Viewers by IP address',
  'ip.geoip.country': 'Viewers by country',
});

@ObjectType('EdgeVideoToken', { description: 'A signed token for viewing one video' })
class VideoToken {
  @Field(() => String, { nullable: true, description: 'The token; it takes the place of the video id in URLs' })
  token!: string | null;
}

@InputType('EdgeVideoAccessRuleInput', { description: 'An access rule; the first one that matches applies' })
class VideoAccessRule {
  @Field(() => AccessType, { nullable: true, description: 'What it matches' })
  type?: ValueOf<typeof AccessType>;

  @Field(() => AccessAction, { nullable: true, description: 'Whether it allows or blocks viewing' })
  action?: ValueOf<typeof AccessAction>;

  @Field(() => [String], { nullable: true, description: 'Two-letter country codes' })
  country?: string[];

  @Field(() => [String], { nullable: true, description: 'IPv4 or IPv6 addresses or networks' })
  ip?: string[];
}

@InputType('EdgeVideoTokenFlagsInput', { description: 'Flags of a token' })
class VideoTokenFlags {
  @Field(() => Boolean, { nullable: true, description: 'The original video is delivered' })
  original?: boolean;
}

@InputType('CreateEdgeVideoTokenInput', { description: 'The restrictions of a token' })
class CreateVideoToken {
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'When it expires, as a Unix timestamp, 24 hours from now at most; one hour from now unless given',
  })
  exp?: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'When it becomes valid, as a Unix timestamp; an hour ago unless given',
  })
  nbf?: number;

  @Field(() => Boolean, { nullable: true, description: 'The video may be downloaded' })
  downloadable?: boolean;

  @OnWire('accessRules')
  @Field(() => [VideoAccessRule], { nullable: true, description: 'Access rules; everyone may view unless given' })
  accessRules?: VideoAccessRule[];

  @Field(() => VideoTokenFlags, { nullable: true, description: 'Flags of the token' })
  flags?: VideoTokenFlags;

  @Field(() => ID, { nullable: true, description: 'Id of the signing key, which needs `privateKey`' })
  id?: string;

  @OnWire('pem')
  @Field(() => String, { nullable: true, description: 'The private part of that key, as PEM in base64' })
  privateKey?: string;
}

export const videoTokenWrites = mutations({
  createEdgeVideoToken: post('/accounts/{accountId}/stream/{uid}/token', () => VideoToken, CreateVideoToken, {
    about: 'Creates a signed token for viewing a video that requires one',
  }),
});
