/** What DNS records can be selected by. */
import { Equals } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { DnsRecordType } from './dns-record.js';
import { Direction, Match } from '../shared.js';

const DnsRecordOrder = wireEnum('EdgeDnsRecordOrder', 'What DNS records are ordered by', [
  'name',
  'type',
  'content',
  'ttl',
  'proxied',
]);

@InputType('EdgeDnsTextFilter', { description: 'What a text has to be like, without regard to case' })
export class TextFilter {
  @Field(() => String, { nullable: true, description: 'The whole of it' })
  exact?: string;

  @Field(() => String, { nullable: true, description: 'A part of it' })
  contains?: string;

  @OnWire('startswith')
  @Field(() => String, { nullable: true, description: 'How it begins' })
  startsWith?: string;

  @OnWire('endswith')
  @Field(() => String, { nullable: true, description: 'How it ends' })
  endsWith?: string;
}

@InputType('EdgeDnsCommentFilter', { description: 'What a note has to be like, without regard to case' })
class CommentFilter extends TextFilter {
  @Equals(true)
  @Field(() => Boolean, { nullable: true, description: '`true`: there is one' })
  present?: boolean;

  @Equals(true)
  @Field(() => Boolean, { nullable: true, description: '`true`: there is none' })
  absent?: boolean;
}

@InputType('EdgeDnsTagFilter', {
  description: 'What one of the tags has to be like: its name, or name and value such as `owner:web`',
})
class TagFilter extends TextFilter {
  @Field(() => String, { nullable: true, description: 'There is one of this name' })
  present?: string;

  @Field(() => String, { nullable: true, description: 'There is none of this name' })
  absent?: string;
}

@ArgsType()
export class DnsRecordFilter {
  @Field(() => String, { nullable: true, description: 'Words to be found anywhere in a record' })
  search?: string;

  @Field(() => DnsRecordType, { nullable: true, description: 'Only those of this kind' })
  type?: ValueOf<typeof DnsRecordType>;

  @Field(() => TextFilter, { nullable: true, description: 'Only those of such a name; names are whole' })
  name?: TextFilter;

  @Field(() => TextFilter, { nullable: true, description: 'Only those with such a value' })
  content?: TextFilter;

  @Field(() => CommentFilter, { nullable: true, description: 'Only those with such a note' })
  comment?: CommentFilter;

  @Field(() => TagFilter, { nullable: true, description: 'Only those with such a tag' })
  tag?: TagFilter;

  @Field(() => Match, {
    nullable: true,
    description: 'How many of the conditions on tags have to hold; all unless given',
  })
  tagMatch?: ValueOf<typeof Match>;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are proxied, or that are not' })
  proxied?: boolean;

  @Field(() => Match, { nullable: true, description: 'How many of the filters a record has to pass; all unless given' })
  match?: ValueOf<typeof Match>;

  @Field(() => DnsRecordOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof DnsRecordOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;

  @Field(() => String, {
    nullable: true,
    description: 'Only those that an NS record of this name keeps from being answered',
  })
  shadowedByName?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only those that keep a record of this name from being answered',
  })
  shadowingName?: string;

  @Field(() => Boolean, { nullable: true, description: 'Tell which records keep others from being answered' })
  includeShadowMetadata?: boolean;
}

@ArgsType()
export class DnsRecordReading {
  @Field(() => Boolean, { nullable: true, description: 'Tell which records keep it from being answered' })
  includeShadowMetadata?: boolean;
}
