export const clubFields = {
  name: 'CD Norte',
  sport: 'football',
  memberCount: 200,
  phone: '+34600123456',
}
export const teamFields = {
  name: 'Norte U12',
  sport: 'football',
  ageGroup: 'U12',
  country: 'ES',
  timeZone: 'Europe/Madrid',
}
export const clubTeam = { name: 'Norte U10', sport: 'Football', gender: 'mixed', ageGroup: 'U10' }
export const eventFields = { type: 'game', title: 'Friendly', date: '2031-05-04' }
export const daysAway = { firstDay: '2031-07-01', lastDay: '2031-07-14', reason: 'holiday' }
export const list = {
  content: { text: 'First name,Last name,Date of birth\nLeo,Gil,2015-04-02\n' },
}

const calendarLines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20300101', 'END:VEVENT']
export const calendarFile = {
  fileName: 'league.ics',
  base64: Buffer.from(calendarLines.join('\n')).toString('base64'),
}

export const newParent = {
  role: 'father',
  firstName: 'Luis',
  lastName: 'Ruiz',
  email: 'luis@example.org',
}

export const healthFields = {
  allergies: 'Nuts',
  medication: '',
  notes: '',
  doctorName: '',
  doctorPhone: null,
  contacts: [{ name: 'Luis Ruiz', relation: 'Father', phone: '+34600123456' }],
}

/** Two guardians who don't exist. */
export const homePlan = {
  guardianIds: ['019cebf5-0f00-7000-8000-0000000000f1', '019cebf5-0f00-7000-8000-0000000000f2'],
  firstDay: '2026-01-05',
  days: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
  handOverAt: '18:00',
  exceptions: [],
}

/** For a team of the club. */
export const clubList = 'First name;Last name;Team\nKim;Novak;Norte U10'

/** A mother registers her child; the form's key is added later. */
export const registering = {
  clientId: '019cebf5-0f00-7000-8000-0000000000c9',
  language: 'en',
  contact: {
    firstName: 'Marta',
    lastName: 'Gil',
    email: 'marta@example.org',
    phone: '+34600123456',
    address: '',
  },
  people: [{ firstName: 'Mia', lastName: 'Gil', dateOfBirth: '2017-05-01', teamId: null }],
  agrees: true,
}

export const registrationSettings = {
  intro: '',
  statutesUrl: '',
  kinds: ['active'],
  address: 'optional',
  mandate: 'optional',
  asksPhotos: true,
  showsPlaces: false,
  teams: [],
  fields: [],
}

export const websiteEdit = {
  isPublished: true,
  slug: 'norte-club',
  settings: {
    showsTrainings: true,
    showsResults: true,
    about: 'Football since 1911',
    contact: { name: 'Marta Gil', email: 'info@norte.example', phone: '+34600123456' },
    shownTeamIds: [],
    hiddenTeamIds: [],
    sponsors: [
      {
        id: '019cebf5-0f00-7000-8000-00000000aa01',
        name: 'Harbour Bakery',
        url: 'https://bakery.example/',
        logoFileId: null,
        from: '2026-01-01',
        until: '2026-12-31',
      },
    ],
    news: [
      {
        id: '019cebf5-0f00-7000-8000-00000000aa02',
        day: '2026-03-01',
        title: 'Open day',
        words: 'Come and see us',
      },
    ],
  },
  version: 0,
}
