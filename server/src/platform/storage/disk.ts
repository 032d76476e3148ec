import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'

import type { Storage } from './storage.ts'

/** Files below a folder: written aside, made durable, then renamed, so that no half file is seen. */
export function openDisk(folder: string): Storage {
  const placeOf = (key: string): string => join(folder, key)

  return {
    async put(key, bytes) {
      const place = placeOf(key)
      const aside = `${place}.${randomUUID()}.part`
      await mkdir(dirname(place), { recursive: true })
      try {
        const file = await open(aside, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(aside, place)
        await makeDurable(dirname(place))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async get(key) {
      const place = placeOf(key)
      const there = await stat(place).catch(() => undefined)
      return there?.isFile() ? createReadStream(place) : undefined
    },
    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
  }
}

/** The new name is safe only once its folder is written too; Windows cannot open folders. */
async function makeDurable(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
