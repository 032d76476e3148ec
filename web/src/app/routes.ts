import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole site. Other paths show the not-found page. */
export default [
  // Public, without requests to the server.
  index('../site/landing-page.tsx'),
  route('benefits', '../site/benefits-page.tsx'),
  route('privacy', '../site/privacy-page.tsx'),
  route('imprint', '../site/imprint-page.tsx'),

  // Sign-in
  route('login', '../auth/login-page.tsx'),
  route('register', '../auth/register-page.tsx'),
  route('forgot-password', '../auth/forgot-password-page.tsx'),

  layout('data-layout.tsx', [
    // Without an account
    route('team/:teamId/join', '../invitations/join/join-page.tsx'),
    route('match/:token', '../leagues/match-sheet/match-sheet-page.tsx'),
    route('league/:slug', '../leagues/public-league-page.tsx'),
    route('collect/:key', '../collections/payer/collect-page.tsx'),
    route('pay/:token', '../collections/payer/bill-page.tsx'),
    route('register-with/:key', '../registrations/public/register-page.tsx'),
    route('registration/:token', '../registrations/public/registration-page.tsx'),
    route('unsubscribe/:token', '../notifications/unsubscribe-page.tsx'),
    route('sandbox/checkout/:sessionId', '../subscriptions/sandbox/checkout-page.tsx'),
    route('admin/mailbox', '../operations/mailbox-page.tsx'),

    layout('account-layout.tsx', [
      // Teams and clubs
      route('dashboard', '../pages/start/dashboard-page.tsx'),
      route('teams', '../pages/teams/teams-page.tsx'),
      route('import-team', '../integrations/archives/import-team-page.tsx'),
      route('import-club', '../integrations/club-archives/import-club-page.tsx'),
      route('create-team', '../teams/create-team-page.tsx'),
      route('team-success', '../teams/team-success-page.tsx'),
      route('team-onboarding', '../teams/team-onboarding-page.tsx'),
      route('create-club', '../clubs/create-club-page.tsx'),
      route('create-club-teams', '../clubs/create-club-teams-page.tsx'),
      layout('club-layout.tsx', [
        route('club/:clubId', '../pages/clubs/club-page.tsx'),
        route('club/:clubId/members', '../pages/clubs/members/club-members-page.tsx'),
        route('club/:clubId/members/:personId', '../pages/clubs/members/club-member-page.tsx'),
        route('club/:clubId/celebrations', '../pages/clubs/members/celebrations-page.tsx'),
        route('club/:clubId/calendar', '../events/club/club-calendar-page.tsx'),
        route('club/:clubId/season', '../events/season/season-page.tsx'),
        route('club/:clubId/fixtures', '../events/fixture-list/fixtures-page.tsx'),
        route('club/:clubId/manage', '../invitations/club/manage-club-page.tsx'),
        route('club/:clubId/archive', '../integrations/club-archives/export-club-page.tsx'),
        route('club/:clubId/list', '../clubs/list/club-list-page.tsx'),
        route('club/:clubId/move', '../moves/move-club-page.tsx'),
        route('club/:clubId/import', '../clubs/import/import-club-members-page.tsx'),
        route('club/:clubId/create-event', '../pages/clubs/event/create-club-event-page.tsx'),
        route('club/:clubId/documents', '../clubs/documents/club-documents-page.tsx'),
        route('club/:clubId/write', '../pages/clubs/write/write-page.tsx'),
        route('club/:clubId/dues', '../collections/dues/dues-page.tsx'),
        route('club/:clubId/registrations', '../registrations/registrations-page.tsx'),
        route('club/:clubId/website', '../websites/website-page.tsx'),
        route('club/:clubId/roll-over', '../clubs/roll-over/roll-over-page.tsx'),
      ]),

      // Premium
      route('premium', '../subscriptions/premium/premium-page.tsx'),

      // Account
      route('bills', '../collections/payer/bills-page.tsx'),
      route('join-team', '../invitations/join/join-team-page.tsx'),
      route('update-profile', '../pages/accounts/update-profile-page.tsx'),
      route('connect', '../integrations/connect/connect-page.tsx'),
      route('calendar', '../events/calendar/all-calendar-page.tsx'),
      route('guest/:teamId/events/:eventId', '../pages/events/guest-event-page.tsx'),
      route('messages', '../messages/all-messages-page.tsx'),
      route('reports', '../messages/reports/reports-page.tsx'),
      route('notifications', '../notifications/notifications-page.tsx'),

      // The operator's pages
      layout('../operations/admin-layout.tsx', [
        route('admin', '../operations/figures-page.tsx'),
        route('admin/clubs', '../operations/groups-page.tsx'),
        route('admin/accounts', '../operations/accounts-page.tsx'),
        route('admin/mail', '../operations/mail-page.tsx'),
        route('admin/newsletters', '../operations/newsletters/newsletters-page.tsx'),
        route('admin/newsletters/:newsletterId', '../operations/newsletters/newsletter-page.tsx'),
        route('admin/pages', '../operations/pages/site-pages-page.tsx'),
        route('admin/announcements', '../operations/announcements/announcements-page.tsx'),
        route('admin/features', '../operations/features/features-page.tsx'),
        route('admin/maintenance', '../operations/maintenance-page.tsx'),
        route('admin/audit', '../operations/audit-page.tsx'),
      ]),

      // One team: team/:teamId and everything below it
      route('team/:teamId', '../pages/teams/team-dashboard-page.tsx'),
      layout('../members/settings-layout.tsx', [
        route('team/:teamId/settings', '../pages/teams/team-settings-page.tsx'),
      ]),
      route('team/:teamId/archive', '../integrations/archives/export-team-page.tsx'),
      route('team/:teamId/webhooks', '../integrations/webhooks/webhooks-page.tsx'),

      // Members
      layout('../invitations/requests/members-layout.tsx', [
        route('team/:teamId/members', '../members/members-page.tsx', [
          route(':memberId', '../pages/members/member-page.tsx'),
        ]),
      ]),
      route('team/:teamId/kit-order', '../members/kit/kit-order-page.tsx'),
      route('team/:teamId/archived-members', '../members/archived-members-page.tsx'),
      route('team/:teamId/member-fields', '../members/fields/member-fields-page.tsx'),
      route('team/:teamId/move', '../moves/move-team-page.tsx'),
      route('team/:teamId/import-members', '../members/import/import-members-page.tsx'),

      // Invitations
      route('team/:teamId/add-members', '../invitations/invite/add-members-page.tsx'),
      route('team/:teamId/invite-members', '../invitations/invite/invite-members-page.tsx'),
      route('team/:teamId/share-link', '../invitations/invite/share-link-page.tsx'),
      route('team/:teamId/registrations', '../registrations/team-registrations-page.tsx'),
      route('team/:teamId/join-requests', '../invitations/requests/join-requests-page.tsx'),

      // Events
      route('team/:teamId/documents', '../clubs/documents/team-documents-page.tsx'),
      route('team/:teamId/calendar', '../events/calendar/calendar-page.tsx'),
      route('team/:teamId/season', '../events/season/team-season-page.tsx'),
      route('team/:teamId/create-event', '../events/create-event-page.tsx'),
      route('team/:teamId/events/:eventId', '../pages/events/event-page.tsx'),
      route(
        'team/:teamId/events/:eventId/offline',
        '../pages/events/offline/offline-event-page.tsx',
      ),
      route('team/:teamId/events/:eventId/edit', '../events/edit-event-page.tsx'),
      route('team/:teamId/events/:eventId/attendance', '../attendance/event-attendance-page.tsx'),
      route('team/:teamId/attendance', '../attendance/attendance-page.tsx'),

      // Messages
      route('team/:teamId/messages', '../messages/messages-page.tsx', [
        index('../messages/no-conversation-page.tsx'),
        route(':conversationId', '../messages/conversation-page.tsx'),
      ]),

      // Leagues
      route('team/:teamId/leagues', '../pages/leagues/leagues-page.tsx'),
      route('team/:teamId/leagues/:leagueId/results', '../leagues/entry/results-page.tsx'),
      route('team/:teamId/leagues/:leagueId/draw', '../leagues/entry/draw-page.tsx'),
      route('team/:teamId/leagues/:leagueId/knock-out', '../leagues/knock-out/knock-out-page.tsx'),
      route('team/:teamId/league-creation', '../leagues/creation/league-creation-page.tsx'),
      route('team/:teamId/events/:eventId/match-day', '../leagues/match-day/match-day-page.tsx'),

      // Collections
      route('team/:teamId/collections', '../collections/list/collections-page.tsx'),
      route('team/:teamId/create-collection', '../collections/wizard/create-collection-page.tsx'),
      route(
        'team/:teamId/membership-collection-form',
        '../collections/wizard/collection-form-page.tsx',
      ),
      route(
        'team/:teamId/membership-collection-success',
        '../collections/wizard/collection-success-page.tsx',
      ),
      route('team/:teamId/collections/payout', '../collections/treasurer/bank/payout-page.tsx'),
      route(
        'team/:teamId/collections/:collectionId',
        '../collections/treasurer/collection-page.tsx',
      ),

      // Photos
      route('team/:teamId/photos', '../photos/photos-page.tsx'),
      route('team/:teamId/photos/event/:eventId', '../photos/event-photos-page.tsx'),
      route('team/:teamId/photos/:albumId', '../photos/album-page.tsx'),

      route('team/:teamId/cash-box', '../cashbox/cash-box-page.tsx'),

      // Statistics
      route('team/:teamId/statistics', '../statistics/statistics-page.tsx'),
    ]),
  ]),

  route('*', 'not-found-page.tsx'),
  ...(import.meta.env.DEV
    ? [route('design', 'design-page.tsx'), route('design/team', 'design-team-page.tsx')]
    : []),
] satisfies RouteConfig
