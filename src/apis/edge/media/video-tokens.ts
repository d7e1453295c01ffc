/** Tokens with which videos are watched that not everybody may see. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { post } from '../../../rest/rows/row.js';
import { mutations } from '../bind.js';

const AccessAction = wireEnum('EdgeVideoAccessAction', 'Whether those whom a rule is about may watch', [
  'allow',
  'block',
]);

const AccessType = wireEnum('EdgeVideoAccessType', 'Whom a rule is about', ['any', 'ip.src', 'ip.geoip.country'], {
  any: 'Everybody',
  'ip.src': 'Those with these addresses',
  'ip.geoip.country': 'Those in these countries',
});

@ObjectType('EdgeVideoToken', { description: 'A token with which one video is watched' })
export class VideoToken {
  @Field(() => String, { nullable: true, description: 'The token; it stands in addresses in place of the id' })
  token!: string | null;
}

@InputType('EdgeVideoAccessRuleInput', { description: 'Who may watch; of several rules the first that fits counts' })
class VideoAccessRule {
  @Field(() => AccessType, { nullable: true, description: 'Whom it is about' })
  type?: ValueOf<typeof AccessType>;

  @Field(() => AccessAction, { nullable: true, description: 'Whether they may watch' })
  action?: ValueOf<typeof AccessAction>;

  @Field(() => [String], { nullable: true, description: 'Countries, by their codes of two letters' })
  country?: string[];

  @Field(() => [String], { nullable: true, description: 'Addresses or networks, of either version' })
  ip?: string[];
}

@InputType('EdgeVideoTokenFlagsInput', { description: 'Further marks of a token' })
class VideoTokenFlags {
  @Field(() => Boolean, { nullable: true, description: 'The video is given as it came' })
  original?: boolean;
}

@InputType('CreateEdgeVideoTokenInput', { description: 'What a token shall allow' })
class CreateVideoToken {
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Until when it can be used, in seconds since 1970, 24 hours from now at most; one hour unless given',
  })
  exp?: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'From when on it can be used, in seconds since 1970; an hour ago unless given',
  })
  nbf?: number;

  @Field(() => Boolean, { nullable: true, description: 'The video may be downloaded as well' })
  downloadable?: boolean;

  @OnWire('accessRules')
  @Field(() => [VideoAccessRule], { nullable: true, description: 'Who may watch; everybody unless given' })
  accessRules?: VideoAccessRule[];

  @Field(() => VideoTokenFlags, { nullable: true, description: 'Further marks' })
  flags?: VideoTokenFlags;

  @Field(() => ID, { nullable: true, description: 'Id of the key to sign it with, which needs `privateKey`' })
  id?: string;

  @OnWire('pem')
  @Field(() => String, { nullable: true, description: 'The private half of that key, as PEM in base64' })
  privateKey?: string;
}

export const videoTokenWrites = mutations({
  createEdgeVideoToken: post('/accounts/{accountId}/stream/{uid}/token', () => VideoToken, CreateVideoToken, {
    about: 'Makes a token with which a video is watched that demands one',
  }),
});
