/** The filter of DNS records. */
import { Equals } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { DnsRecordType } from './dns-record.js';
import { Direction, Match } from '../shared.js';

const DnsRecordOrder = wireEnum('EdgeDnsRecordOrder', 'How to sort DNS records', {
  name: 'By name',
  type: 'By record type',
  content: 'By content',
  ttl: 'By time to live (TTL)',
  proxied: 'By whether they are proxied',
});

@InputType('EdgeDnsTextFilter', { description: 'A filter for text, ignoring case' })
class TextFilter {
  @Field(() => String, { nullable: true, description: 'Equal to this' })
  exact?: string;

  @Field(() => String, { nullable: true, description: 'Contains this' })
  contains?: string;

  @OnWire('startswith')
  @Field(() => String, { nullable: true, description: 'Starts with this' })
  startsWith?: string;

  @OnWire('endswith')
  @Field(() => String, { nullable: true, description: 'Ends with this' })
  endsWith?: string;
}

@InputType('EdgeDnsCommentFilter', { description: 'A filter for comments, ignoring case' })
class CommentFilter extends TextFilter {
  @Equals(true)
  @Field(() => Boolean, { nullable: true, description: '`true`: the record has a comment' })
  present?: boolean;

  @Equals(true)
  @Field(() => Boolean, { nullable: true, description: '`true`: the record has no comment' })
  absent?: boolean;
}

@InputType('EdgeDnsTagFilter', {
  description: 'A filter for tags: by name, or by name and value such as `owner:web`',
})
class TagFilter extends TextFilter {
  @Field(() => String, { nullable: true, description: 'A tag with this name is present' })
  present?: string;

  @Field(() => String, { nullable: true, description: 'No tag with this name is present' })
  absent?: string;
}

@ArgsType()
export class DnsRecordFilter {
  @Field(() => String, { nullable: true, description: 'Words to find anywhere in a record' })
  search?: string;

  @Field(() => DnsRecordType, { nullable: true, description: 'Only records of this type' })
  type?: ValueOf<typeof DnsRecordType>;

  @Field(() => TextFilter, { nullable: true, description: 'Only records whose full name matches' })
  name?: TextFilter;

  @Field(() => TextFilter, { nullable: true, description: 'Only records whose content matches' })
  content?: TextFilter;

  @Field(() => CommentFilter, { nullable: true, description: 'Only records whose comment matches' })
  comment?: CommentFilter;

  @Field(() => TagFilter, { nullable: true, description: 'Only records with a matching tag' })
  tag?: TagFilter;

  @Field(() => Match, {
    nullable: true,
    description: 'Whether any tag filter has to match or all of them; all unless given',
  })
  tagMatch?: ValueOf<typeof Match>;

  @Field(() => Boolean, { nullable: true, description: 'Only proxied records, or only those that are not' })
  proxied?: boolean;

  @Field(() => Match, {
    nullable: true,
    description: 'Whether a record has to match any filter or all of them; all unless given',
  })
  match?: ValueOf<typeof Match>;

  @Field(() => DnsRecordOrder, { nullable: true, description: 'How to sort the records' })
  order?: ValueOf<typeof DnsRecordOrder>;

  @Field(() => Direction, { nullable: true, description: 'The sort direction' })
  direction?: ValueOf<typeof Direction>;

  @Field(() => String, {
    nullable: true,
    description: 'Only records that an NS record of this name shadows',
  })
  shadowedByName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only records that shadow a record of this name',
  })
  shadowingName?: string;

  @Field(() => Boolean, { nullable: true, description: 'Read which records shadow others with the list' })
  includeShadowMetadata?: boolean;
}

@ArgsType()
export class DnsRecordReading {
  @Field(() => Boolean, { nullable: true, description: 'Read which records shadow it with the record' })
  includeShadowMetadata?: boolean;
}
