import type { Transaction } from '#server/platform/database/database.ts'

/** Follows a birth date corrected on a roster; one entered elsewhere stays. */
export async function replaceBirthDate(
  tx: Transaction,
  accountId: string,
  { was, is }: { readonly was: string | null; readonly is: string },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ date_of_birth: is })
    .where('id', '=', accountId)
    .where((or) => or.or([or('date_of_birth', 'is', null), or('date_of_birth', '=', was)]))
    .execute()
}
