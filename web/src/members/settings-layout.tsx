import { Outlet } from 'react-router'

import { CoverNotice } from '#web/teams/cover-notice.ts'

import { BeforePublishing } from './before-publishing.tsx'

/** Adds the photo opt-outs to the team settings, beside the cover picture. */
export default function SettingsLayout() {
  return (
    <CoverNotice value={<BeforePublishing />}>
      <Outlet />
    </CoverNotice>
  )
}
