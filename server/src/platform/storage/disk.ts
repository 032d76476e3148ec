import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

import type { Storage } from './storage.ts'

/**
 * Files in a folder: written to a temporary file, synced, then renamed, so that no partial file is
 * visible.
 */
export function openDisk(folder: string): Storage {
  const placeOf = (key: string): string => join(folder, key)

  return {
    async put(key, bytes) {
      await putAside(placeOf(key), async (aside) => {
        const file = await open(aside, 'wx')
        await closing(file, () => file.writeFile(bytes))
      })
    },
    async putFile(key, path) {
      await putAside(placeOf(key), async (aside) => {
        await copyFile(path, aside)
        const file = await open(aside, 'r+')
        await closing(file, async () => undefined)
      })
    },
    async get(key) {
      const place = placeOf(key)
      const there = await stat(place).catch(() => undefined)
      return there?.isFile() ? createReadStream(place) : undefined
    },
    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
    async list(prefix) {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix))
    },
  }
}

/** Writes to a temporary file and renames it. */
async function putAside(place: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${place}.${randomUUID()}.part`
  await mkdir(dirname(place), { recursive: true })
  try {
    await write(aside)
    await rename(aside, place)
    await makeDurable(dirname(place))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function closing(file: FileHandle, write: () => Promise<void>): Promise<void> {
  try {
    await write()
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The rename is only durable once the folder is synced; Windows can't open folders. */
async function makeDurable(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
