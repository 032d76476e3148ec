/** Days for which pasted results can be undone. */
const undoableDays = 30

const dayLength = 86_400_000

export function undoableUntil(importedAt: Date): Date {
  return new Date(importedAt.getTime() + undoableDays * dayLength)
}

export function isUndoable(
  { importedAt, undoneAt }: { readonly importedAt: Date; readonly undoneAt: Date | null },
  now: Date,
): boolean {
  return undoneAt === null && now < undoableUntil(importedAt)
}
