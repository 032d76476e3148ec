import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { importsNoRights } from './comes-without-rights.ts'
import { useImportPlace } from './import-place.tsx'

/** Warns that imported coaches will be ordinary members. */
export function LostRolesNotice({ rows }: { rows: readonly ImportRow[] }) {
  const text = useText('memberImport')
  const place = useImportPlace()
  const count = rows.filter((row) => importsNoRights(row, place)).length
  return count > 0 && <Banner tone="warning">{text.rolesLost(count)}</Banner>
}
