/** The filter of DNS records. */
import { Equals } from 'class-validator';
import { ArgsType, InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { DnsRecordType } from './dns-record.js';
import { Direction, Match } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const DnsRecordOrder = wireEnum('EdgeDnsRecordOrder', 'How to sort DNS records', {
  name: 'By name',
  type: 'By record type',
  content: 'By content',
  ttl: 'By time to live (TTL)',
  proxied: 'By whether they are proxied',
});

@InputType('EdgeDnsTextFilter', { description: 'A filter for text, ignoring case' })
class TextFilter {
  @Optional(() => String, 'Equal to this')
  exact?: string;

  @Optional(() => String, 'Contains this')
  contains?: string;

  @OnWire('startswith')
  @Optional(() => String, 'Starts with this')
  startsWith?: string;

  @OnWire('endswith')
  @Optional(() => String, 'Ends with this')
  endsWith?: string;
}

@InputType('EdgeDnsCommentFilter', { description: 'A filter for comments, ignoring case' })
class CommentFilter extends TextFilter {
  @Equals(true)
  @Optional(() => Boolean, '`true`: the record has a comment')
  present?: boolean;

  @Equals(true)
  @Optional(() => Boolean, '`true`: the record has no comment')
  absent?: boolean;
}

@InputType('EdgeDnsTagFilter', {
  description: 'A filter for tags: by name, or by name and value such as `owner:web`',
})
class TagFilter extends TextFilter {
  @Optional(() => String, 'A tag with this name is present')
  present?: string;

  @Optional(() => String, 'No tag with this name is present')
  absent?: string;
}

@ArgsType()
export class DnsRecordFilter {
  @Optional(() => String, 'Words to find anywhere in a record')
  search?: string;

  @Optional(() => DnsRecordType, 'Only records of this type')
  type?: ValueOf<typeof DnsRecordType>;

  @Optional(() => TextFilter, 'Only records whose full name matches')
  name?: TextFilter;

  @Optional(() => TextFilter, 'Only records whose content matches')
  content?: TextFilter;

  @Optional(() => CommentFilter, 'Only records whose comment matches')
  comment?: CommentFilter;

  @Optional(() => TagFilter, 'Only records with a matching tag')
  tag?: TagFilter;

  @Optional(() => Match, 'Whether any tag filter has to match or all of them; all unless given')
  tagMatch?: ValueOf<typeof Match>;

  @Optional(() => Boolean, 'Only proxied records, or only those that are not')
  proxied?: boolean;

  @Optional(() => Match, 'Whether a record has to match any filter or all of them; all unless given')
  match?: ValueOf<typeof Match>;

  @Optional(() => DnsRecordOrder, 'How to sort the records')
  order?: ValueOf<typeof DnsRecordOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;

  @Optional(() => String, 'Only records that an NS record of this name shadows')
  shadowedByName?: string;

  @Optional(() => String, 'Only records that shadow a record of this name')
  shadowingName?: string;

  @Optional(() => Boolean, 'Read which records shadow others with the list')
  includeShadowMetadata?: boolean;
}

@ArgsType()
export class DnsRecordReading {
  @Optional(() => Boolean, 'Read which records shadow it with the record')
  includeShadowMetadata?: boolean;
}
