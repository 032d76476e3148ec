import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { type KitItem, type OrderedItem, countSizes } from '@touchline/domain/members/kit-order'
import { Download } from 'lucide-react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { useExportKitOrder } from '../api/kit.ts'
import { FormatMenu } from '../format-menu.tsx'
import { saveFile } from '../save-file.ts'
import { useErrorToast } from '../use-error-toast.ts'

interface OrderListProps {
  readonly players: readonly KitPlayer[]
  readonly items: readonly KitItem[]
}

/** How many of each size, to copy or download for the supplier. */
export function OrderList({ players, items }: OrderListProps) {
  const text = useText('kit')
  const ordered = countSizes(players, items).filter(({ sizes }) => sizes.length > 0)
  return (
    <Card title={text.order}>
      {ordered.length === 0 ? (
        <p className="text-muted">{text.noSizes}</p>
      ) : (
        <>
          <dl className="grid gap-3">
            {ordered.map((one) => (
              <div key={one.item}>
                <dt className="font-medium">
                  {text.items[one.item]}{' '}
                  <span className="figures font-normal text-muted">{countOf(one)}</span>
                </dt>
                <dd className="figures flex flex-wrap gap-x-4 gap-y-1">
                  {one.sizes.map(({ size, count }) => (
                    <span key={size}>
                      {size} × {count}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <div className="no-print mt-4 flex flex-wrap gap-2">
            <CopyButton variant="primary" label={text.copy} text={wordsOf(ordered, text.items)} />
            <DownloadOrder players={players} items={items} />
          </div>
        </>
      )}
    </Card>
  )
}

function DownloadOrder({ players, items }: OrderListProps) {
  const text = useText('kit')
  const { team } = useTeam()
  const { language } = useLanguage()
  const complain = useErrorToast()
  const file = useExportKitOrder()

  function save(format: ExportFormat) {
    const memberIds = players.map(({ id }) => id)
    file.mutate(
      { teamId: team.id, memberIds, items: [...items], format, language },
      { onSuccess: (blob) => saveFile(blob, `${text.fileName}.${format}`), onError: complain },
    )
  }

  return (
    <FormatMenu
      trigger={
        <Button icon={<Download aria-hidden />} busy={file.isPending}>
          {text.download}
        </Button>
      }
      onChoose={save}
    />
  )
}

function countOf({ sizes }: OrderedItem): number {
  return sizes.reduce((sum, { count }) => sum + count, 0)
}

/** "Shirts (14): M × 8, L × 6", a line for each item. */
function wordsOf(
  ordered: readonly OrderedItem[],
  names: Readonly<Record<KitItem, string>>,
): string {
  return ordered
    .map((one) => {
      const sizes = one.sizes.map(({ size, count }) => `${size} × ${count}`)
      return `${names[one.item]} (${countOf(one)}): ${sizes.join(', ')}`
    })
    .join('\n')
}
