import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { Decrypter } from 'age-encryption'

import type { BackupSettings } from '#server/platform/backup-settings.ts'

import { BackupError } from './manifest.ts'
import type { Place } from './place.ts'

/** Encrypts files of a backup; `age` can decrypt them, too. */
export interface Sealing {
  /** `.age`, or empty without encryption. */
  readonly extension: '' | '.age'
  /** The sealed bytes of a stream. */
  seal(plain: Readable): Promise<Readable>
  /** The bytes of a sealed stream; throws BackupError without the key. */
  open(sealed: Readable): Promise<Readable>
}

export const unsealed: Sealing = {
  extension: '',
  seal: (stream) => Promise.resolve(stream),
  open: (stream) => Promise.resolve(stream),
}

/** The place's own key, encrypted with the passphrase: deriving it takes a second, once. */
const keyFile = 'key.age'

/** Encryption by the settings; a passphrase decrypts the place's key, or creates one. */
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

/** Encryption of a single file by the settings, with a passphrase like `age -p`. */
export async function openFileSealing(settings: BackupSettings): Promise<Sealing> {
  const { passphrase, recipient } = settings
  const sealing = sealingWith(await import('age-encryption'), settings)
  return passphrase === undefined && recipient === undefined
    ? { ...sealing, extension: '', seal: (stream) => Promise.resolve(stream) }
    : sealing
}

interface Keys {
  readonly passphrase?: string | undefined
  readonly recipient: string | undefined
  readonly identity: string | undefined
}

function sealingWith(age: Age, { passphrase, recipient, identity }: Keys): Sealing {
  return {
    extension: '.age',
    async seal(plain) {
      const encrypter = new age.Encrypter()
      if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
      else if (recipient !== undefined) encrypter.addRecipient(recipient)
      else throw new BackupError('BACKUP_RECIPIENT: needed to make an encrypted backup.')
      return Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(plain)))
    },
    async open(sealed) {
      const decrypter = new age.Decrypter()
      if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
      if (identity !== undefined) decrypter.addIdentity(identity)
      if (passphrase === undefined && identity === undefined)
        throw new BackupError(
          'BACKUP_IDENTITY: needed to read an encrypted backup, or BACKUP_PASSPHRASE.',
        )
      return decrypted(decrypter, sealed)
    },
  }
}

async function decrypted(decrypter: Decrypter, sealed: Readable): Promise<Readable> {
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(sealed)))
  } catch (error) {
    sealed.destroy()
    const why = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      why.startsWith('no identity matched')
        ? 'The backup is encrypted with another key: check BACKUP_PASSPHRASE or BACKUP_IDENTITY.'
        : `The encrypted backup cannot be read: ${why}`,
    )
  }
}
