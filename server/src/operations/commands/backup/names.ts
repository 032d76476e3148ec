/** A backup in a place: its rows are an archive, its files lie beside it, once for all backups. */
export interface PlacedBackup {
  readonly name: string
  readonly at: Date
}

const archivePattern = /^touchline-(\d{4}-\d\d-\d\dT\d{6}Z)\.zip(?:\.age)?$/

/** The name of the archive that is made at this moment. */
export function archiveName(at: Date, extension: string): string {
  return `touchline-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip${extension}`
}

/** The backups among these names, the newest first. */
export function backupsAmong(names: readonly string[]): readonly PlacedBackup[] {
  return names
    .flatMap((name) => {
      const [, stamp] = archivePattern.exec(name) ?? []
      return stamp === undefined ? [] : [{ name, at: momentOf(stamp) }]
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function momentOf(stamp: string): Date {
  return new Date(stamp.replace(/T(\d\d)(\d\d)(\d\d)Z/, 'T$1:$2:$3Z'))
}

/** Beside each archive, readable without a key: which files it needs. */
export function listName(archive: string): string {
  return archive.replace(/\.zip(?:\.age)?$/, '.files.json')
}

interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}

/** A stored file's name identifies its contents, so the next backup needn't read it. */
export function storedName({ key, bytes, sha256 }: StoredFile, extension: string): string {
  return `files/${key}.${bytes}.${sha256}${extension}`
}

/** Parses such a name; undefined for other names. */
export function readStoredName(name: string): StoredFile | undefined {
  const [, key, bytes, sha256] = /^files\/(.+)\.(\d+)\.([\da-f]{64})(?:\.age)?$/.exec(name) ?? []
  return key === undefined || sha256 === undefined
    ? undefined
    : { key, bytes: Number(bytes), sha256 }
}
