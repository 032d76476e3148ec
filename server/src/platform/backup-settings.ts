import { z } from 'zod'

import { address } from './setting-shapes.ts'

/** The variables of backups; a bucket without its own keys uses those of `S3_*`. */
export const backupShape = {
  BACKUP_TO: z
    .string()
    .regex(/^(?:s3:\/\/[\w.-]+(?:\/[\w./-]*)?|\/.+)$/, 'has to be a folder or s3://bucket/prefix')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3}d,\d{1,3}w,\d{1,3}m$/, 'has to be days, weeks and months such as 7d,4w,0m')
    .default('7d,4w,0m'),
  BACKUP_PASSPHRASE: z.string().min(16, 'has to have at least 16 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'has to be a recipient of age: age1…')
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-\S+$/m, 'has to be an identity of age: AGE-SECRET-KEY-1…')
    .optional(),
  BACKUP_S3_ENDPOINT: address.optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
} as const

type Parsed = z.infer<z.ZodObject<typeof backupShape>>

export type BackupSettings = ReturnType<typeof backupSettings>

/** The parsed variables under the names used in code. */
export function backupSettings(env: Parsed) {
  const [daily = 7, weekly = 4, monthly = 0] = env.BACKUP_KEEP.split(',').map((part) =>
    Number.parseInt(part, 10),
  )
  return {
    to: env.BACKUP_TO,
    keep: { daily, weekly, monthly },
    passphrase: env.BACKUP_PASSPHRASE,
    recipient: env.BACKUP_RECIPIENT,
    identity: /^AGE-SECRET-KEY-\S+$/m.exec(env.BACKUP_IDENTITY ?? '')?.[0],
    s3: {
      endpoint: env.BACKUP_S3_ENDPOINT,
      region: env.BACKUP_S3_REGION,
      keyId: env.BACKUP_S3_ACCESS_KEY_ID,
      secret: env.BACKUP_S3_SECRET_ACCESS_KEY,
    },
  }
}

/** Contradicting variables, one line each. */
export function backupProblems(env: Parsed): string[] {
  return env.BACKUP_PASSPHRASE !== undefined && env.BACKUP_RECIPIENT !== undefined
    ? ['BACKUP_RECIPIENT: set this or BACKUP_PASSPHRASE, not both']
    : []
}
