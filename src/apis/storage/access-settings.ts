/** Access settings that storage boxes and their sub-accounts have in common. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

@ObjectType()
export abstract class AnyAccessSettings {
  @Field({ description: "Accessible from outside the provider's network" })
  reachableExternally!: boolean;

  @Field({ description: 'Access by Samba (SMB/CIFS)' })
  sambaEnabled!: boolean;

  @Field({ description: 'Access by SSH: SFTP, SCP, rsync, Borg' })
  sshEnabled!: boolean;

  @Field({ description: 'Access by WebDAV' })
  webdavEnabled!: boolean;
}

@InputType()
export abstract class AnyAccessSettingsInput {
  @Optional(() => Boolean, "Accessible from outside the provider's network")
  reachableExternally?: boolean;

  @Optional(() => Boolean, 'Access by Samba (SMB/CIFS)')
  sambaEnabled?: boolean;

  @Optional(() => Boolean, 'Access by SSH: SFTP, SCP, rsync, Borg')
  sshEnabled?: boolean;

  @Optional(() => Boolean, 'Access by WebDAV')
  webdavEnabled?: boolean;
}
