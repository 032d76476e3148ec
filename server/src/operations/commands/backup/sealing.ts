import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import type { BackupSettings } from '#server/platform/backup-settings.ts'

import { BackupError } from './manifest.ts'
import type { Place } from './place.ts'

/** What files of a backup are sealed with: `age` itself opens them, too. */
export interface Sealing {
  /** `.age`, or nothing where a backup is not encrypted. */
  readonly extension: '' | '.age'
  /** Writes a file again, sealed. */
  seal(from: string, to: string): Promise<void>
  /** The bytes of a sealed stream; throws BackupError without the key. */
  open(sealed: Readable): Promise<Readable>
}

const unsealed: Sealing = {
  extension: '',
  seal: (from, to) => pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 })),
  open: (stream) => Promise.resolve(stream),
}

/** A key of the place's own, sealed with the passphrase: working one out of it takes a second, once. */
const keyFile = 'key.age'

/** How the settings ask to seal; a passphrase opens the key that lies in the place, or makes it. */
export async function openSealing(settings: BackupSettings, place: Place): Promise<Sealing> {
  const { passphrase, recipient, identity } = settings
  if (passphrase === undefined && recipient === undefined && identity === undefined) return unsealed
  const age = await import('age-encryption')
  if (passphrase === undefined) return sealingWith(age, { recipient, identity })
  const own = await keyOf(age, place, passphrase)
  return sealingWith(age, { recipient: await age.identityToRecipient(own), identity: own })
}

type Age = typeof import('age-encryption')

async function keyOf(age: Age, place: Place, passphrase: string): Promise<string> {
  const stored = await place.get(keyFile)
  if (stored === undefined) {
    const made = await age.generateX25519Identity()
    const encrypter = new age.Encrypter()
    encrypter.setPassphrase(passphrase)
    await place.put(keyFile, Buffer.from(await encrypter.encrypt(made)), 'application/age')
    return made
  }
  const decrypter = new age.Decrypter()
  decrypter.addPassphrase(passphrase)
  const sealed = await buffer(stored)
  return decrypter.decrypt(sealed, 'text').catch(() => {
    throw new BackupError('BACKUP_PASSPHRASE: another passphrase was used for these backups.')
  })
}

interface Keys {
  readonly recipient: string | undefined
  readonly identity: string | undefined
}

function sealingWith(age: Age, { recipient, identity }: Keys): Sealing {
  return {
    extension: '.age',
    async seal(from, to) {
      if (recipient === undefined)
        throw new BackupError('BACKUP_RECIPIENT: needed to make an encrypted backup.')
      const encrypter = new age.Encrypter()
      encrypter.addRecipient(recipient)
      const sealed = await encrypter.encrypt(Readable.toWeb(createReadStream(from)))
      await pipeline(Readable.fromWeb(sealed), createWriteStream(to, { mode: 0o600 }))
    },
    async open(sealed) {
      if (identity === undefined)
        throw new BackupError('BACKUP_IDENTITY: needed to read an encrypted backup.')
      const decrypter = new age.Decrypter()
      decrypter.addIdentity(identity)
      return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(sealed)))
    },
  }
}
