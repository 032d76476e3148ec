import { Outlet } from 'react-router'

import { CoverNotice } from '#web/teams/cover-notice.ts'

import { BeforePublishing } from './before-publishing.tsx'

/** Around the settings of a team: whom its cover must not show. */
export default function SettingsLayout() {
  return (
    <CoverNotice value={<BeforePublishing />}>
      <Outlet />
    </CoverNotice>
  )
}
