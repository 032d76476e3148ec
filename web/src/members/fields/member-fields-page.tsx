import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useCustomFields } from '../api/fields.ts'
import { MembersFailed } from '../members-failed.tsx'
import { MembersHeader } from '../members-header.tsx'
import { AddField } from './add-field.tsx'
import { FieldDialog } from './field-dialog.tsx'
import { FieldList } from './field-list.tsx'

export default function MemberFieldsPage() {
  const { fields: text, archivePage, loading } = useText('members')
  const { teamId } = useActor()
  const fields = useCustomFields(teamId)
  const [edited, edit] = useState<CustomFieldOnWire | 'new'>()
  return (
    <>
      <MembersHeader
        title={text.title}
        actions={
          <>
            <ButtonLink to={paths.members(teamId)} className="max-sm:hidden">
              {archivePage.back}
            </ButtonLink>
            <AddField count={fields.data?.length} onAdd={() => edit('new')} />
          </>
        }
      />
      <div className="max-w-3xl">
        {fields.isPending && <SkeletonRows label={loading} />}
        {fields.isError && !fields.data && <MembersFailed query={fields} />}
        {fields.data && <FieldList fields={fields.data} onEdit={edit} />}
        <p className="mt-4 text-muted">{text.intro}</p>
      </div>
      {edited && <FieldDialog edited={edited} onClose={() => edit(undefined)} />}
    </>
  )
}
