export interface paths {
	"/me": {
		parameters: {
		};
		/**
		 * My account
		 * @description For everyone with an account. API tokens need the scope `profile:read`.
		 */
		get: operations["accounts.me"];
	};
	"/me/preferences": {
		parameters: {
		};
		/**
		 * My notification preferences
		 * @description For everyone with an account. API tokens need the scope `profile:read`.
		 */
		get: operations["accounts.preferences"];
	};
	"/clubs": {
		parameters: {
		};
		/**
		 * Create a club and manage it
		 * @description For everyone with an account. API tokens need the scope `teams:write`.
		 */
		post: operations["clubs.create"];
	};
	"/clubs/{clubId}": {
		parameters: {
		};
		/**
		 * A club I have a role in, with its staff
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.get"];
		/**
		 * Change a club
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		patch: operations["clubs.change"];
	};
	"/clubs/{clubId}/imports": {
		parameters: {
		};
		/**
		 * The latest imports of a club
		 * @description For managers of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.listImports"];
	};
	"/clubs/{clubId}/import-sessions/{importSessionId}": {
		parameters: {
		};
		/**
		 * How far your own import is; null before and after
		 * @description For managers of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.importProgress"];
	};
	"/clubs/{clubId}/teams": {
		parameters: {
		};
		/**
		 * The teams of a club with figures
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.teams"];
		/**
		 * Create several teams of a club at once
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		post: operations["clubs.createTeams"];
	};
	"/clubs/{clubId}/staff": {
		parameters: {
		};
		/**
		 * Coaches and admins of all its teams
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.staff"];
	};
	"/clubs/{clubId}/seasons": {
		parameters: {
		};
		/**
		 * The latest seasons given to all teams at once
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.seasons"];
		/**
		 * Give all its teams a season, or preview it; a team with one in these days keeps its own
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		post: operations["clubs.addSeason"];
	};
	"/clubs/{clubId}/seasons/{clubSeasonId}/undo": {
		parameters: {
		};
		/**
		 * Remove a season again from the teams that have not used it
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		post: operations["clubs.undoSeason"];
	};
	"/clubs/{clubId}/members": {
		parameters: {
		};
		/**
		 * The members of all its teams and those without one, each once, by surname
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.members"];
	};
	"/clubs/{clubId}/filters": {
		parameters: {
		};
		/**
		 * The saved filters of the members list
		 * @description For managers, youth directors, treasurers and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.filters"];
		/**
		 * Save a filter under a name; a name that is taken gets the new one
		 * @description For managers and youth directors of the club. API tokens need the scope `teams:write`.
		 */
		post: operations["clubs.saveFilter"];
	};
	"/clubs/{clubId}/filters/{filterId}": {
		parameters: {
		};
		/**
		 * Delete a saved filter
		 * @description For managers and youth directors of the club. API tokens need the scope `teams:write`.
		 */
		delete: operations["clubs.removeFilter"];
	};
	"/clubs/{clubId}/documents": {
		parameters: {
		};
		/**
		 * Documents the club gives to its teams
		 * @description For managers of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.documents"];
	};
	"/clubs/{clubId}/documents/{documentId}": {
		parameters: {
		};
		/**
		 * Give an uploaded document to teams or people, or change or replace it
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		put: operations["clubs.saveDocument"];
		/**
		 * Remove a document from everyone who has it
		 * @description For managers of the club. API tokens need the scope `teams:write`.
		 */
		delete: operations["clubs.removeDocument"];
	};
	"/teams/{teamId}/documents": {
		parameters: {
		};
		/**
		 * Documents of the club for this team
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["clubs.teamDocuments"];
	};
	"/me/teams": {
		parameters: {
		};
		/**
		 * My teams, clubs and child(ren)
		 * @description For everyone with an account. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.mine"];
	};
	"/teams": {
		parameters: {
		};
		/**
		 * Create a team and run it
		 * @description For everyone with an account. API tokens need the scope `teams:write`.
		 */
		post: operations["teams.create"];
	};
	"/teams/{teamId}": {
		parameters: {
		};
		/**
		 * A team of mine and what I may do in it
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.get"];
		/**
		 * Change the settings of a team
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		patch: operations["teams.change"];
	};
	"/teams/{teamId}/mute": {
		parameters: {
		};
		/**
		 * Turn notifications of this team off or on
		 * @description For everyone in the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.mute"];
	};
	"/teams/{teamId}/venues": {
		parameters: {
		};
		/**
		 * Saved locations
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.venues"];
		/**
		 * Add a saved location
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		post: operations["teams.addVenue"];
	};
	"/teams/{teamId}/venues/{venueId}": {
		parameters: {
		};
		/**
		 * Change a saved location
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.changeVenue"];
		/**
		 * Delete a saved location
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		delete: operations["teams.removeVenue"];
	};
	"/teams/{teamId}/opponents": {
		parameters: {
		};
		/**
		 * Opponents
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.opponents"];
		/**
		 * Add an opponent
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		post: operations["teams.addOpponent"];
	};
	"/teams/{teamId}/opponents/{opponentId}": {
		parameters: {
		};
		/**
		 * Change an opponent
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.changeOpponent"];
		/**
		 * Delete an opponent
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		delete: operations["teams.removeOpponent"];
	};
	"/teams/{teamId}/tasks": {
		parameters: {
		};
		/**
		 * Tasks
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.tasks"];
		/**
		 * Add a task
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		post: operations["teams.addTask"];
	};
	"/teams/{teamId}/tasks/{taskId}": {
		parameters: {
		};
		/**
		 * Change a task
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.changeTask"];
		/**
		 * Delete a task
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		delete: operations["teams.removeTask"];
	};
	"/teams/{teamId}/seasons": {
		parameters: {
		};
		/**
		 * Seasons
		 * @description For everyone in the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.seasons"];
		/**
		 * Add a season
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		post: operations["teams.addSeason"];
	};
	"/teams/{teamId}/seasons/{seasonId}": {
		parameters: {
		};
		/**
		 * Change a season
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.changeSeason"];
		/**
		 * Delete a season
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		delete: operations["teams.removeSeason"];
	};
	"/teams/{teamId}/reminders": {
		parameters: {
		};
		/**
		 * When people are reminded of events
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:read`.
		 */
		get: operations["teams.reminders"];
		/**
		 * Choose when people are reminded of events
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `teams:write`.
		 */
		put: operations["teams.changeReminders"];
	};
	"/teams/{teamId}/members": {
		parameters: {
		};
		/**
		 * The roster, by last name
		 * @description For everyone in the team. API tokens need the scope `members:read`.
		 */
		get: operations["members.list"];
		/**
		 * Add a member by hand
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.add"];
	};
	"/teams/{teamId}/members/{memberId}": {
		parameters: {
		};
		/**
		 * A member with the parents
		 * @description For everyone in the team. API tokens need the scope `members:read`.
		 */
		get: operations["members.get"];
		/**
		 * Change fields of a member
		 * @description For everyone in the team. API tokens need the scope `members:write`.
		 */
		patch: operations["members.change"];
	};
	"/teams/{teamId}/members/export": {
		parameters: {
		};
		/**
		 * The roster as a CSV or XLSX file, as far as one may see it
		 * @description For everyone in the team. API tokens need the scope `children:read`.
		 */
		post: operations["members.export"];
	};
	"/teams/{teamId}/kit": {
		parameters: {
		};
		/**
		 * The sizes of all players, for staff
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["members.kitSizes"];
	};
	"/teams/{teamId}/kit/order": {
		parameters: {
		};
		/**
		 * The order list for the supplier as a CSV or XLSX file
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		post: operations["members.exportKitOrder"];
	};
	"/teams/{teamId}/kit/questions": {
		parameters: {
		};
		/**
		 * Ask players, or their guardians, for missing sizes
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.askForSizes"];
	};
	"/teams/{teamId}/member-fields": {
		parameters: {
		};
		/**
		 * The fields of a team
		 * @description For everyone in the team. API tokens need the scope `members:read`.
		 */
		get: operations["members.listFields"];
		/**
		 * Add a field; a team has at most thirty
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.addField"];
	};
	"/teams/{teamId}/member-fields/{fieldId}": {
		parameters: {
		};
		/**
		 * Remove a field with all its values
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		delete: operations["members.removeField"];
		/**
		 * Change the name, audience, choices or position of a field
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		patch: operations["members.changeField"];
	};
	"/teams/{teamId}/members/{memberId}/guardians": {
		parameters: {
		};
		/**
		 * Add a parent to a member
		 * @description For everyone in the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.addGuardian"];
	};
	"/teams/{teamId}/members/{memberId}/guardians/{guardianId}": {
		parameters: {
		};
		/**
		 * Change fields of a parent
		 * @description For everyone in the team. API tokens need the scope `members:write`.
		 */
		patch: operations["members.changeGuardian"];
	};
	"/teams/{teamId}/members/{memberId}/files": {
		parameters: {
		};
		/**
		 * The documents of a member
		 * @description For everyone in the team. API tokens need the scope `children:read`.
		 */
		get: operations["members.files"];
	};
	"/teams/{teamId}/roster-imports/preview": {
		parameters: {
		};
		/**
		 * Upload a member list, or read it with other choices, and see what it would do
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		post: operations["members.previewImport"];
	};
	"/teams/{teamId}/roster-imports": {
		parameters: {
		};
		/**
		 * The latest imports of a team
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:read`.
		 */
		get: operations["members.listImports"];
		/**
		 * Import an uploaded list as it was previewed, all or nothing
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.confirmImport"];
	};
	"/teams/{teamId}/import-sessions/{importSessionId}": {
		parameters: {
		};
		/**
		 * How far your own import is; null before and after
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:read`.
		 */
		get: operations["members.importProgress"];
	};
	"/teams/{teamId}/roster-imports/{importId}/undo": {
		parameters: {
		};
		/**
		 * Take an import back
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `members:write`.
		 */
		post: operations["members.undoImport"];
	};
	"/teams/{teamId}/members/{memberId}/consents": {
		parameters: {
		};
		/**
		 * The consents given for a member, one by one
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["children.consents"];
	};
	"/teams/{teamId}/members/{memberId}/health": {
		parameters: {
		};
		/**
		 * Health data of a member; access by staff is logged
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["children.health"];
	};
	"/teams/{teamId}/members/{memberId}/emergency": {
		parameters: {
		};
		/**
		 * Who to call in an emergency, with medical notes where there is consent; logged
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["children.emergency"];
	};
	"/teams/{teamId}/emergency-numbers": {
		parameters: {
		};
		/**
		 * Who to call about each member, for staff; without medical notes
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["children.emergencyNumbers"];
	};
	"/teams/{teamId}/members/{memberId}/certificates/{fileId}": {
		parameters: {
		};
		/**
		 * Open a medical certificate; access by staff is logged
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["children.certificate"];
	};
	"/teams/{teamId}/invitations": {
		parameters: {
		};
		/**
		 * Invitations with their state, newest first
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["invitations.list"];
	};
	"/teams/{teamId}/invitations/uninvited": {
		parameters: {
		};
		/**
		 * Addresses on the roster without an invitation
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["invitations.uninvited"];
	};
	"/teams/{teamId}/join-requests": {
		parameters: {
		};
		/**
		 * Requests that wait for approval, with roster rows that may be the same person
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["invitations.requests"];
	};
	"/teams/{teamId}/events": {
		parameters: {
		};
		/**
		 * Events of a period with my answers and the counts
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.list"];
		/**
		 * Create an event, or a series of them
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		post: operations["events.create"];
	};
	"/me/events": {
		parameters: {
		};
		/**
		 * The events of all my teams
		 * @description For everyone with an account. API tokens need the scope `events:read`.
		 */
		get: operations["events.listMine"];
	};
	"/me/events/coming": {
		parameters: {
		};
		/**
		 * Coming events that I or my children are invited to, in all teams
		 * @description For everyone with an account. API tokens need the scope `events:read`.
		 */
		get: operations["events.coming"];
	};
	"/teams/{teamId}/events/around": {
		parameters: {
		};
		/**
		 * The last event and the next three
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.around"];
	};
	"/teams/{teamId}/events/{eventId}": {
		parameters: {
		};
		/**
		 * One event with all answers
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.get"];
		/**
		 * Delete an event without answers, marks and comments
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		delete: operations["events.remove"];
		/**
		 * Change an event or dates of its series, or preview the change
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		patch: operations["events.change"];
	};
	"/teams/{teamId}/events/{eventId}/files": {
		parameters: {
		};
		/**
		 * Files of an event, each with an address that works for ten minutes
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.files"];
	};
	"/teams/{teamId}/events/{eventId}/cancellation": {
		parameters: {
		};
		/**
		 * Cancel an event or restore it, with dates of its series; answers are kept
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["events.setCancelled"];
	};
	"/teams/{teamId}/events/{eventId}/seen": {
		parameters: {
		};
		/**
		 * Confirm that I saw the change or cancellation
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["events.markSeen"];
	};
	"/teams/{teamId}/events/{eventId}/group": {
		parameters: {
		};
		/**
		 * The same event in other teams, with the answers of each
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.group"];
	};
	"/teams/{teamId}/events/{eventId}/notifications": {
		parameters: {
		};
		/**
		 * Invite people, remind them or announce a change now
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		post: operations["events.notify"];
	};
	"/teams/{teamId}/events/{eventId}/comments": {
		parameters: {
		};
		/**
		 * List comments
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.comments"];
		/**
		 * Write a comment
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		post: operations["events.addComment"];
	};
	"/teams/{teamId}/events/{eventId}/comments/{commentId}": {
		parameters: {
		};
		/**
		 * Delete my own comment, or any as staff
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		delete: operations["events.removeComment"];
	};
	"/teams/{teamId}/events/{eventId}/guests": {
		parameters: {
		};
		/**
		 * People of the club’s other teams who can be invited as guests
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.guests"];
		/**
		 * Set the guests of an event
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["events.setGuests"];
	};
	"/teams/{teamId}/events/{eventId}/answers": {
		parameters: {
		};
		/**
		 * Answer for myself and my children or, as staff, for any member
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["events.answer"];
	};
	"/teams/{teamId}/events/{eventId}/answers/{memberId}/history": {
		parameters: {
		};
		/**
		 * All answers given for one member, newest first
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.history"];
	};
	"/teams/{teamId}/members/{memberId}/unavailabilities": {
		parameters: {
		};
		/**
		 * List the days a member is away
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `children:read`.
		 */
		get: operations["events.unavailabilities"];
	};
	"/teams/{teamId}/calendar-imports": {
		parameters: {
		};
		/**
		 * List the calendars a team follows
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["events.calendars"];
		/**
		 * Import a calendar and follow its address, or preview the import
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		post: operations["events.importCalendar"];
	};
	"/teams/{teamId}/calendar-imports/{calendarId}": {
		parameters: {
		};
		/**
		 * Stop following a calendar; its events stay
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		delete: operations["events.stopCalendar"];
		/**
		 * Read a followed calendar again now, or decide about its missing events
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		patch: operations["events.updateCalendar"];
	};
	"/clubs/{clubId}/calendar": {
		parameters: {
		};
		/**
		 * The events of all teams in a period, the places they use, and what clashes
		 * @description For managers, youth directors and board members of the club. API tokens need the scope `events:read`.
		 */
		get: operations["events.clubCalendar"];
	};
	"/clubs/{clubId}/venues": {
		parameters: {
		};
		/**
		 * Add a place of the club, or say how many events it has room for at once
		 * @description For managers of the club. API tokens need the scope `events:write`.
		 */
		put: operations["events.saveClubVenue"];
	};
	"/clubs/{clubId}/closures": {
		parameters: {
		};
		/**
		 * Block a place for a time; events in it stay and are shown as clashes
		 * @description For managers of the club. API tokens need the scope `events:write`.
		 */
		post: operations["events.closeClubVenue"];
	};
	"/clubs/{clubId}/closures/{closureId}": {
		parameters: {
		};
		/**
		 * Unblock a place
		 * @description For managers of the club. API tokens need the scope `events:write`.
		 */
		delete: operations["events.reopenClubVenue"];
	};
	"/clubs/{clubId}/calendar/export": {
		parameters: {
		};
		/**
		 * What teams plan in a season, as a PDF or for calendar programs
		 * @description For managers, youth directors and board members of the club. API tokens need the scope `events:read`.
		 */
		post: operations["events.exportSeasonPlan"];
	};
	"/clubs/{clubId}/fixture-imports": {
		parameters: {
		};
		/**
		 * The latest imported lists of matches
		 * @description For managers of the club. API tokens need the scope `events:read`.
		 */
		get: operations["events.fixtureImports"];
	};
	"/teams/{teamId}/events/clashes": {
		parameters: {
		};
		/**
		 * What a planned or moved event would clash with in the whole club; nothing is saved
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		post: operations["events.clashes"];
	};
	"/teams/{teamId}/attendance": {
		parameters: {
		};
		/**
		 * Answers and attendance of each member in a season
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.summary"];
	};
	"/teams/{teamId}/attendance/presence": {
		parameters: {
		};
		/**
		 * How many of those who were marked in a season came
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.presence"];
	};
	"/teams/{teamId}/attendance/export": {
		parameters: {
		};
		/**
		 * The figures of a season as a CSV or XLSX file
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		post: operations["attendance.export"];
	};
	"/teams/{teamId}/attendance/events": {
		parameters: {
		};
		/**
		 * Answers for the next events, or attendance of past ones
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.byEvent"];
	};
	"/teams/{teamId}/events/{eventId}/marks": {
		parameters: {
		};
		/**
		 * Record who attended
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["attendance.mark"];
	};
	"/teams/{teamId}/events/{eventId}/forecast": {
		parameters: {
		};
		/**
		 * How many players will probably come, for staff
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.forecast"];
	};
	"/teams/{teamId}/attendance/tasks": {
		parameters: {
		};
		/**
		 * Tasks of the next or past events
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.taskBoard"];
	};
	"/teams/{teamId}/attendance/tasks/mine": {
		parameters: {
		};
		/**
		 * Tasks of mine and my children at the next events
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.myTasks"];
	};
	"/teams/{teamId}/events/{eventId}/tasks": {
		parameters: {
		};
		/**
		 * Tasks of an event; for staff also a fair proposal for the unassigned ones
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["attendance.eventTasks"];
		/**
		 * Assign tasks of an event, give them back or offer them to others
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["attendance.changeTasks"];
	};
	"/teams/{teamId}/events/{eventId}/lifts": {
		parameters: {
		};
		/**
		 * Cars to an event and who rides in them
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:read`.
		 */
		get: operations["lifts.list"];
		/**
		 * Switch lifts to an event on or off
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["lifts.choose"];
	};
	"/teams/{teamId}/events/{eventId}/lifts/offer": {
		parameters: {
		};
		/**
		 * Offer seats in my car, change or withdraw them
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["lifts.offer"];
	};
	"/teams/{teamId}/events/{eventId}/lifts/requests/{memberId}": {
		parameters: {
		};
		/**
		 * Ask for a lift for me or my child, change or withdraw it
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["lifts.request"];
	};
	"/teams/{teamId}/events/{eventId}/lifts/requests/{memberId}/seat": {
		parameters: {
		};
		/**
		 * Take, offer, accept or give back a seat
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `events:write`.
		 */
		put: operations["lifts.takeSeat"];
	};
	"/teams/{teamId}/leagues": {
		parameters: {
		};
		/**
		 * The leagues of a team, newest first
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.list"];
		/**
		 * Create a league with its teams and our fixtures, which become events
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.create"];
	};
	"/teams/{teamId}/leagues/{leagueId}": {
		parameters: {
		};
		/**
		 * A league with its teams, matches and everything its tables are computed from
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.get"];
		/**
		 * Delete a league; upcoming events with answers are cancelled, others deleted
		 * @description For youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.remove"];
		/**
		 * Change a league: its name, its rules, its stages, the order of its teams
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.change"];
	};
	"/teams/{teamId}/leagues/{leagueId}/standings": {
		parameters: {
		};
		/**
		 * The table as of a day
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.standings"];
	};
	"/teams/{teamId}/leagues/{leagueId}/export": {
		parameters: {
		};
		/**
		 * Matches or table as a CSV or XLSX file
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		post: operations["leagues.export"];
	};
	"/teams/{teamId}/leagues/{leagueId}/teams": {
		parameters: {
		};
		/**
		 * Add teams to a league
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.addTeams"];
	};
	"/teams/{teamId}/leagues/{leagueId}/teams/{leagueTeamId}": {
		parameters: {
		};
		/**
		 * Remove a team that has no match
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.removeTeam"];
		/**
		 * Change a team of a league, or strike it out
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.changeTeam"];
	};
	"/teams/{teamId}/leagues/{leagueId}/adjustments/{adjustmentId}": {
		parameters: {
		};
		/**
		 * Give a team points or take them off, with the reason; add or change it
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		put: operations["leagues.saveAdjustment"];
		/**
		 * Delete an adjustment of points
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.removeAdjustment"];
	};
	"/teams/{teamId}/leagues/{leagueId}/matches": {
		parameters: {
		};
		/**
		 * Add matches; our own become events
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.addMatches"];
		/**
		 * Move matches or enter their results, all or none
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.changeMatches"];
	};
	"/teams/{teamId}/leagues/{leagueId}/matches/{matchId}/history": {
		parameters: {
		};
		/**
		 * Who entered, corrected and confirmed a match, the latest first
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.matchHistory"];
	};
	"/teams/{teamId}/leagues/{leagueId}/matches/removals": {
		parameters: {
		};
		/**
		 * Delete matches; upcoming events with answers are cancelled, others deleted
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.removeMatches"];
	};
	"/teams/{teamId}/leagues/{leagueId}/results": {
		parameters: {
		};
		/**
		 * Import pasted results, or preview what they would change
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.importResults"];
	};
	"/teams/{teamId}/leagues/{leagueId}/imports": {
		parameters: {
		};
		/**
		 * Imports of results into a league, the latest first
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.imports"];
	};
	"/teams/{teamId}/leagues/{leagueId}/imports/{resultsImportId}/undo": {
		parameters: {
		};
		/**
		 * Undo an import; matches that were changed since stay
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.undoImport"];
	};
	"/teams/{teamId}/leagues/{leagueId}/knock-outs": {
		parameters: {
		};
		/**
		 * Draw a knock-out; later rounds follow as winners are known
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.drawKnockOut"];
	};
	"/teams/{teamId}/leagues/{leagueId}/knock-outs/{stageId}": {
		parameters: {
		};
		/**
		 * Delete a knock-out with all its matches
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.removeKnockOut"];
	};
	"/teams/{teamId}/leagues/{leagueId}/matches/{matchId}/sheet": {
		parameters: {
		};
		/**
		 * Accept or decline the opponent's proposal, or withdraw the link
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.decideSheet"];
	};
	"/teams/{teamId}/events/{eventId}/match-day": {
		parameters: {
		};
		/**
		 * Everything of a match on its day
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.matchDay"];
		/**
		 * Change who enters the match live, its periods, or its report
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.changeMatchDay"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/line-up": {
		parameters: {
		};
		/**
		 * Save the line-up, publish it to the team, or make it a draft again
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.saveLineUp"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/line-up/last": {
		parameters: {
		};
		/**
		 * The line-up of the previous match, to start from
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.lastLineUp"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/clock": {
		parameters: {
		};
		/**
		 * Start or stop the clock of a match; also later, in the order of the taps
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.addClockMarks"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/clock/{markId}": {
		parameters: {
		};
		/**
		 * Delete a start or stop of the clock
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.removeClockMark"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/match-events": {
		parameters: {
		};
		/**
		 * Add match events in any order; an id that is known is ignored
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		post: operations["leagues.addMatchEvents"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/match-events/{matchEventId}": {
		parameters: {
		};
		/**
		 * Delete a match event; the history keeps it
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		delete: operations["leagues.removeMatchEvent"];
		/**
		 * Correct a match event; the history keeps the earlier version
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		patch: operations["leagues.changeMatchEvent"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/history": {
		parameters: {
		};
		/**
		 * Who entered and corrected the result and the live events
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["leagues.matchDayHistory"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/result": {
		parameters: {
		};
		/**
		 * Enter the final result, also of the league match; null removes it
		 * @description For coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		put: operations["leagues.enterResult"];
	};
	"/teams/{teamId}/events/{eventId}/match-day/votes/{memberId}": {
		parameters: {
		};
		/**
		 * Vote for the player of the match; null removes the vote
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:write`.
		 */
		put: operations["leagues.voteForPlayer"];
	};
	"/teams/{teamId}/collections": {
		parameters: {
		};
		/**
		 * Collections with their totals for treasurers, my own part for others
		 * @description For everyone in the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.list"];
		/**
		 * Create a draft; needs Premium or the trial
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		post: operations["collections.create"];
	};
	"/teams/{teamId}/collections/{collectionId}": {
		parameters: {
		};
		/**
		 * A collection with its settings and relief requests
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.get"];
		/**
		 * Save a step of the wizard, or the settings
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.save"];
		/**
		 * Delete a collection without bills
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		delete: operations["collections.remove"];
	};
	"/teams/{teamId}/collections/{collectionId}/state": {
		parameters: {
		};
		/**
		 * Publish a draft, close a collection or reopen it
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.setState"];
	};
	"/teams/{teamId}/collections/{collectionId}/participants": {
		parameters: {
		};
		/**
		 * Who was invited, who has paid and what is outstanding
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.participants"];
	};
	"/teams/{teamId}/collections/{collectionId}/bills/{billId}": {
		parameters: {
		};
		/**
		 * A bill with its lines and entries
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.bill"];
	};
	"/teams/{teamId}/collections/{collectionId}/bills": {
		parameters: {
		};
		/**
		 * Bill a member
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		post: operations["collections.writeBill"];
	};
	"/teams/{teamId}/collections/{collectionId}/bills/{billId}/entries": {
		parameters: {
		};
		/**
		 * Record a payment in cash, by cheque, voucher or transfer, or waive a part
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		post: operations["collections.addEntry"];
	};
	"/teams/{teamId}/collections/{collectionId}/bills/{billId}/share": {
		parameters: {
		};
		/**
		 * Split a bill between two guardians; null gives the open part back to the first
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.shareBill"];
	};
	"/teams/{teamId}/members/{memberId}/bill-payers": {
		parameters: {
		};
		/**
		 * Which guardian gets the bills of a child; for guardians and treasurers
		 * @description For everyone in the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.billPayers"];
		/**
		 * Choose which guardian gets the bills of a child, or two who pay half each
		 * @description For everyone in the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.setBillPayers"];
	};
	"/teams/{teamId}/collections/{collectionId}/bills/{billId}/instalments": {
		parameters: {
		};
		/**
		 * Set the instalments of the outstanding amount
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.setInstalments"];
	};
	"/teams/{teamId}/collections/{collectionId}/notifications": {
		parameters: {
		};
		/**
		 * Invite more members, or remind people of an open bill or form
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		post: operations["collections.notify"];
	};
	"/teams/{teamId}/collections/{collectionId}/report": {
		parameters: {
		};
		/**
		 * What was paid and what is outstanding
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.report"];
	};
	"/teams/{teamId}/collections/{collectionId}/export": {
		parameters: {
		};
		/**
		 * Participants, journal or double-entry ledger as a CSV or XLSX file
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		post: operations["collections.export"];
	};
	"/teams/{teamId}/bank-transfers": {
		parameters: {
		};
		/**
		 * Transfers to assign, with suggested bills, then the latest; or all by a search
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.transfers"];
		/**
		 * Import a bank statement; transfers with a valid reference are booked
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		post: operations["collections.importStatement"];
	};
	"/teams/{teamId}/bank-transfers/{transferId}": {
		parameters: {
		};
		/**
		 * Choose the bills a transfer pays, none, or reopen the decision
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.decideTransfer"];
	};
	"/teams/{teamId}/bank-transfers/{transferId}/bills": {
		parameters: {
		};
		/**
		 * Search bills for a transfer
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.transferBills"];
	};
	"/teams/{teamId}/payout": {
		parameters: {
		};
		/**
		 * Payout account of the team
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.payout"];
	};
	"/me/bills": {
		parameters: {
		};
		/**
		 * My bills and forms of all teams
		 * @description For everyone with an account. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.myBills"];
	};
	"/me/archived-ledgers": {
		parameters: {
		};
		/**
		 * Ledgers of deleted teams that I or my club managed
		 * @description For everyone with an account. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.archivedLedgers"];
	};
	"/me/archived-ledgers/{ledgerId}/export": {
		parameters: {
		};
		/**
		 * Journal of a deleted team, without names, as CSV or XLSX
		 * @description For everyone with an account. API tokens need the scope `collections:read`.
		 */
		post: operations["collections.exportArchivedLedgers"];
	};
	"/teams/{teamId}/collections/{collectionId}/waiting-list": {
		parameters: {
		};
		/**
		 * Who waits for a place, the next one first
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:read`.
		 */
		get: operations["collections.waitingList"];
	};
	"/teams/{teamId}/collections/{collectionId}/waiting-list/{billId}": {
		parameters: {
		};
		/**
		 * Move someone to the top of the waiting list, give them a place or remove them
		 * @description For treasurers and admins of the team. API tokens need the scope `collections:write`.
		 */
		put: operations["collections.moveWaiting"];
	};
	"/teams/{teamId}/conversations": {
		parameters: {
		};
		/**
		 * My conversations in a team
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.list"];
		/**
		 * Start a conversation with its first message
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		post: operations["messages.start"];
	};
	"/me/conversations": {
		parameters: {
		};
		/**
		 * The conversations of all my teams, newest first
		 * @description For everyone with an account. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.inbox"];
	};
	"/teams/{teamId}/message-recipients": {
		parameters: {
		};
		/**
		 * People I may write to
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.recipients"];
	};
	"/teams/{teamId}/conversations/preview": {
		parameters: {
		};
		/**
		 * How many people a new conversation would reach and notify
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		post: operations["messages.preview"];
	};
	"/teams/{teamId}/conversations/{conversationId}": {
		parameters: {
		};
		/**
		 * A conversation and its people
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.get"];
	};
	"/teams/{teamId}/conversations/{conversationId}/typing": {
		parameters: {
		};
		/**
		 * I am typing
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		post: operations["messages.type"];
	};
	"/teams/{teamId}/conversations/{conversationId}/mine": {
		parameters: {
		};
		/**
		 * Mark a conversation as read, mute or pin it for myself
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		patch: operations["messages.changeMine"];
	};
	"/clubs/{clubId}/messages/preview": {
		parameters: {
		};
		/**
		 * How many people a message to several teams would reach
		 * @description For managers and youth directors of the club. API tokens need the scope `messages:read`.
		 */
		post: operations["messages.previewToClub"];
	};
	"/clubs/{clubId}/messages": {
		parameters: {
		};
		/**
		 * Write to several teams, or to members of the club, each person once
		 * @description For managers and youth directors of the club. API tokens need the scope `messages:write`.
		 */
		post: operations["messages.sendToClub"];
	};
	"/teams/{teamId}/conversations/{conversationId}/messages": {
		parameters: {
		};
		/**
		 * Messages of a conversation, oldest first
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.history"];
		/**
		 * Send a message; repeating a client id answers the first message
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		post: operations["messages.send"];
	};
	"/teams/{teamId}/conversations/{conversationId}/messages/{messageId}": {
		parameters: {
		};
		/**
		 * One message
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.message"];
		/**
		 * Remove the contents of a message
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		delete: operations["messages.remove"];
		/**
		 * Edit or pin a message, react to it, vote in its poll or close the poll
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:write`.
		 */
		patch: operations["messages.change"];
	};
	"/teams/{teamId}/conversations/{conversationId}/messages/{messageId}/seen": {
		parameters: {
		};
		/**
		 * Who has read my message
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.seenBy"];
	};
	"/teams/{teamId}/conversations/{conversationId}/files": {
		parameters: {
		};
		/**
		 * Files of a conversation, newest first
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.files"];
	};
	"/teams/{teamId}/messages/search": {
		parameters: {
		};
		/**
		 * Search my conversations
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `messages:read`.
		 */
		get: operations["messages.search"];
	};
	"/me/notifications": {
		parameters: {
		};
		/**
		 * My notifications of the last 90 days
		 * @description For everyone with an account. API tokens need the scope `profile:read`.
		 */
		get: operations["notifications.list"];
	};
	"/me/notifications/unread": {
		parameters: {
		};
		/**
		 * My unread notifications
		 * @description For everyone with an account. API tokens need the scope `profile:read`.
		 */
		get: operations["notifications.unread"];
	};
	"/teams/{teamId}/statistics": {
		parameters: {
		};
		/**
		 * How a team did: balance, form, runs, course
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["statistics.team"];
	};
	"/teams/{teamId}/statistics/players": {
		parameters: {
		};
		/**
		 * Games, minutes, goals, cards, votes and attendance of each player one may know
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		get: operations["statistics.players"];
	};
	"/teams/{teamId}/statistics/export": {
		parameters: {
		};
		/**
		 * Games or players as a CSV or XLSX file
		 * @description For members, guardians, coaches, youth directors of the club and admins of the team. API tokens need the scope `leagues:read`.
		 */
		post: operations["statistics.export"];
	};
	"/clubs/{clubId}/figures": {
		parameters: {
		};
		/**
		 * Next event, open answers and attendance of each team of a club
		 * @description For managers, youth directors and board members of the club. API tokens need the scope `teams:read`.
		 */
		get: operations["statistics.club"];
	};
}
export interface webhooks {
	"events.created": {
		parameters: {
		};
		/** Sent to webhooks: events.created */
		post: operations["events.created"];
	};
	"events.changed": {
		parameters: {
		};
		/** Sent to webhooks: events.changed */
		post: operations["events.changed"];
	};
	"events.cancelled": {
		parameters: {
		};
		/** Sent to webhooks: events.cancelled */
		post: operations["events.cancelled"];
	};
	"events.restored": {
		parameters: {
		};
		/** Sent to webhooks: events.restored */
		post: operations["events.restored"];
	};
	"events.removed": {
		parameters: {
		};
		/** Sent to webhooks: events.removed */
		post: operations["events.removed"];
	};
	"events.answered": {
		parameters: {
		};
		/** Sent to webhooks: events.answered */
		post: operations["events.answered"];
	};
	"attendance.marked": {
		parameters: {
		};
		/** Sent to webhooks: attendance.marked */
		post: operations["attendance.marked"];
	};
	"members.added": {
		parameters: {
		};
		/** Sent to webhooks: members.added */
		post: operations["members.added"];
	};
	"members.changed": {
		parameters: {
		};
		/** Sent to webhooks: members.changed */
		post: operations["members.changed"];
	};
	"members.joined": {
		parameters: {
		};
		/** Sent to webhooks: members.joined */
		post: operations["members.joined"];
	};
	"members.left": {
		parameters: {
		};
		/** Sent to webhooks: members.left */
		post: operations["members.left"];
	};
	"members.archived": {
		parameters: {
		};
		/** Sent to webhooks: members.archived */
		post: operations["members.archived"];
	};
	"leagues.result_entered": {
		parameters: {
		};
		/** Sent to webhooks: leagues.result_entered */
		post: operations["leagues.result_entered"];
	};
	"leagues.matches_changed": {
		parameters: {
		};
		/** Sent to webhooks: leagues.matches_changed */
		post: operations["leagues.matches_changed"];
	};
	"collections.billed": {
		parameters: {
		};
		/** Sent to webhooks: collections.billed */
		post: operations["collections.billed"];
	};
	"collections.booked": {
		parameters: {
		};
		/** Sent to webhooks: collections.booked */
		post: operations["collections.booked"];
	};
	"webhook.test": {
		parameters: {
		};
		/** Sent to webhooks: webhook.test */
		post: operations["webhook.test"];
	};
}
export interface components {
	schemas: never;
	responses: {
		/** @description Refused: invalid_input (422), not_signed_in (401), second_factor_needed (403), wrong_password (403), fresh_sign_in_needed (403), address_needed (403), not_allowed (403), scope_needed (403), not_found (404), premium_needed (402), already_subscribed (409), not_subscribed (409), bad_signature (400), provider_away (424), conflict (409), changed_meanwhile (412), idempotency_mismatch (422), last_admin (409), last_manager (409), already_member (409), already_requested (409), already_used (410), expired (410), revoked (410), event_cancelled (409), event_in_use (409), event_over (409), deadline_passed (409), poll_closed (409), match_not_begun (409), vote_not_open (409), player_not_coming (409), lift_full (409), adults_only (403), bill_in_use (409), collection_not_open (409), collection_has_bills (409), money_on_its_way (409), guardian_needed (403), own_account (409), own_parent (409), check_needed (403), club_suspended (403), feature_off (403), members_full (422), club_storage_full (422), too_many_requests (429), too_many_files (429), too_large (413), not_an_image (422), image_heic (422), image_too_large (422), image_damaged (422), image_too_many_pixels (422), photo_too_large (422), album_full (422), team_photos_full (422), not_a_document (422), document_too_large (422), attachment_too_large (422), team_files_full (422), import_not_a_table (422), import_empty (422), import_no_rows (422), import_too_large (422), not_an_archive (422), archive_too_new (422), archive_damaged (422), archive_too_large (422), demo_refused (409), maintenance (503), unavailable (503), storage_full (507), unexpected (500) */
		Refused: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": {
					/** @enum {string} */
					code: "invalid_input" | "not_signed_in" | "second_factor_needed" | "wrong_password" | "fresh_sign_in_needed" | "address_needed" | "not_allowed" | "scope_needed" | "not_found" | "premium_needed" | "already_subscribed" | "not_subscribed" | "bad_signature" | "provider_away" | "conflict" | "changed_meanwhile" | "idempotency_mismatch" | "last_admin" | "last_manager" | "already_member" | "already_requested" | "already_used" | "expired" | "revoked" | "event_cancelled" | "event_in_use" | "event_over" | "deadline_passed" | "poll_closed" | "match_not_begun" | "vote_not_open" | "player_not_coming" | "lift_full" | "adults_only" | "bill_in_use" | "collection_not_open" | "collection_has_bills" | "money_on_its_way" | "guardian_needed" | "own_account" | "own_parent" | "check_needed" | "club_suspended" | "feature_off" | "members_full" | "club_storage_full" | "too_many_requests" | "too_many_files" | "too_large" | "not_an_image" | "image_heic" | "image_too_large" | "image_damaged" | "image_too_many_pixels" | "photo_too_large" | "album_full" | "team_photos_full" | "not_a_document" | "document_too_large" | "attachment_too_large" | "team_files_full" | "import_not_a_table" | "import_empty" | "import_no_rows" | "import_too_large" | "not_an_archive" | "archive_too_new" | "archive_damaged" | "archive_too_large" | "demo_refused" | "maintenance" | "unavailable" | "storage_full" | "unexpected";
					/** @description The code again */
					message: string;
					/** @description Refused fields, and figures */
					data?: {
						[key: string]: unknown;
					};
				};
			};
		};
	};
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
export interface operations {
	"accounts.me": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						email: string | null;
						firstName: string;
						lastName: string;
						phone: string | null;
						dateOfBirth: string | null;
						/** @enum {string} */
						language: "en" | "fr" | "de" | "es";
						/** @enum {string} */
						theme: "light" | "dark" | "system";
						timeZone: string | null;
						avatar: {
							thumb: string;
							full: string;
						} | null;
						isOperator: boolean;
						featuresOff: ("collections" | "leagues" | "messages" | "registrations" | "websites" | "integrations" | "premium")[];
						onboardedAt: string | null;
						onboarding: {
							referralSource: ("word-of-mouth" | "search-engine" | "partner" | "contacted-me" | "social-networks" | "app-store" | "blog-press" | "poster" | "already-use" | "other") | null;
							goals: ("calendar" | "invite" | "communicate" | "analyze" | "track" | "payments" | "others")[];
						};
						isDeletionCalledOff: boolean;
						introductionsSeen: "team_stats"[];
						announcements: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "info" | "maintenance";
							text: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"accounts.preferences": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						pushTopics: ("new_events" | "changes" | "reminders" | "messages" | "money")[];
						emailTopics: ("new_events" | "changes" | "reminders" | "messages" | "money")[];
						reports: boolean;
						reportsWhenAttending: boolean;
						productNews: boolean;
						partnerOffers: boolean;
						quietHours: boolean;
						quietFrom: string;
						quietUntil: string;
						isMinor: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.create": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					sport: string;
					memberCount: number;
					teamCount?: number | null;
					phone: string;
					color?: string;
					logoFileId?: string | null;
					country?: string;
					timeZone?: string;
					/** @enum {string} */
					language?: "en" | "fr" | "de" | "es";
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						sport: string;
						memberCount: number | null;
						teamCount: number | null;
						phone: string | null;
						color: string;
						logo: {
							thumb: string;
							full: string;
						} | null;
						cover: {
							thumb: string;
							full: string;
						} | null;
						country: string;
						timeZone: string;
						/** @enum {string} */
						language: "en" | "fr" | "de" | "es";
						numberFormat: string;
						safeguardingName: string | null;
						safeguardingPhone: string | null;
						safeguardingAccountId: string | null;
						/** Format: date-time */
						createdAt: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.get": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						club: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							memberCount: number | null;
							teamCount: number | null;
							phone: string | null;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							cover: {
								thumb: string;
								full: string;
							} | null;
							country: string;
							timeZone: string;
							/** @enum {string} */
							language: "en" | "fr" | "de" | "es";
							numberFormat: string;
							safeguardingName: string | null;
							safeguardingPhone: string | null;
							safeguardingAccountId: string | null;
							/** Format: date-time */
							createdAt: string;
						};
						roles: ("manager" | "youth_director" | "treasurer" | "board")[];
						featuresOff: ("collections" | "leagues" | "messages" | "registrations" | "websites" | "integrations" | "premium")[];
						staff: {
							/** Format: uuid */
							accountId: string;
							roles: ("manager" | "youth_director" | "treasurer" | "board")[];
							firstName: string;
							lastName: string;
							email: string | null;
							avatar: {
								thumb: string;
								full: string;
							} | null;
							/** Format: date-time */
							since: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.change": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: {
						name?: string;
						sport?: string;
						memberCount?: number;
						teamCount?: number | null;
						phone?: string;
						color?: string;
						logoFileId?: string | null;
						country?: string;
						timeZone?: string;
						/** @enum {string} */
						language?: "en" | "fr" | "de" | "es";
						coverFileId?: string | null;
						numberFormat?: string;
						safeguardingName?: string | null;
						safeguardingPhone?: string | null;
						safeguardingAccountId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						sport: string;
						memberCount: number | null;
						teamCount: number | null;
						phone: string | null;
						color: string;
						logo: {
							thumb: string;
							full: string;
						} | null;
						cover: {
							thumb: string;
							full: string;
						} | null;
						country: string;
						timeZone: string;
						/** @enum {string} */
						language: "en" | "fr" | "de" | "es";
						numberFormat: string;
						safeguardingName: string | null;
						safeguardingPhone: string | null;
						safeguardingAccountId: string | null;
						/** Format: date-time */
						createdAt: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.listImports": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						imports: {
							/** Format: uuid */
							id: string;
							fileName: string;
							/** Format: date-time */
							createdAt: string;
							undoneAt: string | null;
							mayUndo: boolean;
							membersAdded: number;
							membersChanged: number;
							guardiansAdded: number;
							eventsAdded: number;
							teamsAdded: number;
							teamCount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.importProgress": {
		parameters: {
			path: {
				clubId: string;
				importSessionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						progress: {
							done: number;
							total: number;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.teams": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							gender: ("men" | "women" | "mixed") | null;
							ageGroup: string | null;
							format: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							memberCount: number;
							joinedCount: number;
							isOpen: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.createTeams": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					teams: {
						name: string;
						sport: ("football" | "basketball" | "volleyball" | "handball" | "rugby" | "tennis") | string;
						/** @enum {string} */
						gender: "men" | "women" | "mixed";
						ageGroup: string;
						format?: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							gender: ("men" | "women" | "mixed") | null;
							ageGroup: string | null;
							format: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							memberCount: number;
							joinedCount: number;
							isOpen: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.staff": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						staff: {
							/** Format: uuid */
							accountId: string;
							firstName: string;
							lastName: string;
							role: string;
							teamNames: string[];
							roles: ("manager" | "youth_director" | "treasurer" | "board")[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.seasons": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						seasons: {
							/** Format: uuid */
							id: string;
							name: string;
							/** Format: date */
							startsOn: string;
							/** Format: date */
							endsOn: string;
							teamCount: number;
							/** Format: date-time */
							madeAt: string;
							/** Format: date-time */
							undoableUntil: string;
							undoneAt: string | null;
							mayUndo: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.addSeason": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					season: {
						name: string;
						/** Format: date */
						startsOn: string;
						/** Format: date */
						endsOn: string;
					};
					/** @default false */
					preview?: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							keeps: ("taken" | "overlaps") | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.undoSeason": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
				clubSeasonId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						removedCount: number;
						kept: {
							/** Format: uuid */
							teamId: string;
							teamName: string;
							/** @enum {string} */
							why: "has_events" | "between_seasons" | "edited";
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.members": {
		parameters: {
			query?: {
				search?: string;
				teamId?: string;
				ageGroup?: string;
				state?: "current" | "former" | "all";
				limit?: number;
				page?: number;
			};
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						people: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							hasJoined: boolean;
							isReached: boolean;
							isPlaceholder: boolean;
							isFormer: boolean;
							isPrivate: boolean;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							email: string | null;
							phone: string | null;
							parents: {
								firstName: string;
								lastName: string;
								email: string | null;
								phone: string | null;
							}[];
							places: {
								/** Format: uuid */
								teamId: string;
								/** Format: uuid */
								memberId: string;
								teamName: string;
								role: string;
								isArchived: boolean;
							}[];
							pictures: ("yes" | "no" | "unanswered") | null;
							fee: ("none" | "paid" | "open" | "overdue") | null;
							check: ("valid" | "missing") | null;
							membership: {
								number: string | null;
								/** @enum {string} */
								kind: "active" | "passive" | "honorary" | "family";
								enteredOn: string | null;
								exitedOn: string | null;
								exitReason: ("resigned" | "moved" | "unpaid" | "excluded" | "deceased" | "other") | null;
								hasMandate: boolean;
							} | null;
						}[];
						count: number;
						nextNumber: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.filters": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						filters: {
							/** Format: uuid */
							id: string;
							name: string;
							filter: {
								search?: string;
								/** Format: uuid */
								teamId?: string;
								ageGroup?: string;
								/** @enum {string} */
								state?: "current" | "former" | "all";
								/** @enum {string} */
								age?: "minors" | "adults" | "unknown";
								/** @enum {string} */
								membership?: "active" | "passive" | "honorary" | "family" | "none";
								/** @enum {string} */
								number?: "with" | "without";
								/** @enum {string} */
								entered?: "this_year" | "last_year" | "unknown";
								/** @enum {string} */
								fee?: "unpaid" | "overdue" | "open" | "paid" | "none";
								/** @enum {string} */
								reach?: "reached" | "unreached";
								/** @enum {string} */
								pictures?: "yes" | "no" | "unanswered";
								/** @enum {string} */
								check?: "valid" | "missing";
							};
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.saveFilter": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					filter: {
						search?: string;
						/** Format: uuid */
						teamId?: string;
						ageGroup?: string;
						/** @enum {string} */
						state?: "current" | "former" | "all";
						/** @enum {string} */
						age?: "minors" | "adults" | "unknown";
						/** @enum {string} */
						membership?: "active" | "passive" | "honorary" | "family" | "none";
						/** @enum {string} */
						number?: "with" | "without";
						/** @enum {string} */
						entered?: "this_year" | "last_year" | "unknown";
						/** @enum {string} */
						fee?: "unpaid" | "overdue" | "open" | "paid" | "none";
						/** @enum {string} */
						reach?: "reached" | "unreached";
						/** @enum {string} */
						pictures?: "yes" | "no" | "unanswered";
						/** @enum {string} */
						check?: "valid" | "missing";
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						filters: {
							/** Format: uuid */
							id: string;
							name: string;
							filter: {
								search?: string;
								/** Format: uuid */
								teamId?: string;
								ageGroup?: string;
								/** @enum {string} */
								state?: "current" | "former" | "all";
								/** @enum {string} */
								age?: "minors" | "adults" | "unknown";
								/** @enum {string} */
								membership?: "active" | "passive" | "honorary" | "family" | "none";
								/** @enum {string} */
								number?: "with" | "without";
								/** @enum {string} */
								entered?: "this_year" | "last_year" | "unknown";
								/** @enum {string} */
								fee?: "unpaid" | "overdue" | "open" | "paid" | "none";
								/** @enum {string} */
								reach?: "reached" | "unreached";
								/** @enum {string} */
								pictures?: "yes" | "no" | "unanswered";
								/** @enum {string} */
								check?: "valid" | "missing";
							};
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.removeFilter": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
				filterId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						filters: {
							/** Format: uuid */
							id: string;
							name: string;
							filter: {
								search?: string;
								/** Format: uuid */
								teamId?: string;
								ageGroup?: string;
								/** @enum {string} */
								state?: "current" | "former" | "all";
								/** @enum {string} */
								age?: "minors" | "adults" | "unknown";
								/** @enum {string} */
								membership?: "active" | "passive" | "honorary" | "family" | "none";
								/** @enum {string} */
								number?: "with" | "without";
								/** @enum {string} */
								entered?: "this_year" | "last_year" | "unknown";
								/** @enum {string} */
								fee?: "unpaid" | "overdue" | "open" | "paid" | "none";
								/** @enum {string} */
								reach?: "reached" | "unreached";
								/** @enum {string} */
								pictures?: "yes" | "no" | "unanswered";
								/** @enum {string} */
								check?: "valid" | "missing";
							};
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.documents": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						documents: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							audience: "everyone" | "staff" | "people";
							fileName: string;
							bytes: number;
							/** Format: date-time */
							updatedAt: string;
							download: string;
							teamIds: string[];
							sentTo: {
								people: number;
								guardians: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.saveDocument": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
				documentId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					/** @enum {string} */
					audience: "everyone" | "staff" | "people";
					teamIds: string[];
					/** @default null */
					personIds?: string[] | null;
					/** @default null */
					fileId?: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						documents: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							audience: "everyone" | "staff" | "people";
							fileName: string;
							bytes: number;
							/** Format: date-time */
							updatedAt: string;
							download: string;
							teamIds: string[];
							sentTo: {
								people: number;
								guardians: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.removeDocument": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
				documentId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						documents: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							audience: "everyone" | "staff" | "people";
							fileName: string;
							bytes: number;
							/** Format: date-time */
							updatedAt: string;
							download: string;
							teamIds: string[];
							sentTo: {
								people: number;
								guardians: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"clubs.teamDocuments": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						documents: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							audience: "everyone" | "staff" | "people";
							fileName: string;
							bytes: number;
							/** Format: date-time */
							updatedAt: string;
							download: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.mine": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							memberCount: number;
							isMuted: boolean;
							role: string;
							isAdmin: boolean;
							clubName: string | null;
							memberId: string | null;
						}[];
						clubs: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							memberCount: number;
							role: string;
							roles: ("manager" | "youth_director" | "treasurer" | "board")[];
							teamCount: number;
						}[];
						children: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							color: string;
							logo: {
								thumb: string;
								full: string;
							} | null;
							memberCount: number;
							isMuted: boolean;
							role: string;
							child: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
							};
						}[];
						deleted: {
							/** Format: uuid */
							id: string;
							name: string;
							isClub: boolean;
							/** Format: date-time */
							restorableUntil: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.create": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					sport: string;
					ageGroup: string;
					gender?: ("men" | "women" | "mixed") | null;
					teamType?: ("club" | "school" | "company" | "friends") | null;
					format?: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
					phone?: string | null;
					color?: string;
					notes?: string | null;
					logoFileId?: string | null;
					country?: string;
					timeZone?: string;
					/** @enum {string} */
					language?: "en" | "fr" | "de" | "es";
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						team: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							gender: ("men" | "women" | "mixed") | null;
							ageGroup: string | null;
							teamType: ("club" | "school" | "company" | "friends") | null;
							format: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
							formation: string | null;
							phone: string | null;
							email: string | null;
							address: string | null;
							color: string;
							notes: string | null;
							motto: string | null;
							foundationYear: number | null;
							country: string;
							timeZone: string;
							/** @enum {string} */
							language: "en" | "fr" | "de" | "es";
							logo: {
								thumb: string;
								full: string;
							} | null;
							cover: {
								thumb: string;
								full: string;
							} | null;
							club: {
								/** Format: uuid */
								id: string;
								name: string;
								country: string;
							} | null;
							memberCount: number;
							version: number;
							/** Format: date-time */
							createdAt: string;
						};
						actor: {
							/** Format: uuid */
							accountId: string;
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							clubId?: string;
							/** Format: uuid */
							memberId?: string;
							isAdmin: boolean;
							isYouthDirector?: boolean;
							isCoach: boolean;
							isTreasurer: boolean;
							childIds: string[];
							blockedFrom: string[];
							featuresOff: ("collections" | "leagues" | "messages" | "registrations" | "websites" | "integrations" | "premium")[];
						};
						isMuted: boolean;
						checklist: {
							[key: string]: boolean;
						};
						hasCashBox: boolean;
						entitlement: {
							/** @constant */
							kind: "premium";
							/** Format: date-time */
							until: string;
						} | {
							/** @constant */
							kind: "trial";
							/** Format: date-time */
							until: string;
							daysLeft: number;
						} | {
							/** @constant */
							kind: "included";
						} | {
							/** @constant */
							kind: "standard";
						} | {
							/** @constant */
							kind: "unknown";
						};
						safeguarding: {
							name: string;
							phone: string | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.get": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						team: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							gender: ("men" | "women" | "mixed") | null;
							ageGroup: string | null;
							teamType: ("club" | "school" | "company" | "friends") | null;
							format: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
							formation: string | null;
							phone: string | null;
							email: string | null;
							address: string | null;
							color: string;
							notes: string | null;
							motto: string | null;
							foundationYear: number | null;
							country: string;
							timeZone: string;
							/** @enum {string} */
							language: "en" | "fr" | "de" | "es";
							logo: {
								thumb: string;
								full: string;
							} | null;
							cover: {
								thumb: string;
								full: string;
							} | null;
							club: {
								/** Format: uuid */
								id: string;
								name: string;
								country: string;
							} | null;
							memberCount: number;
							version: number;
							/** Format: date-time */
							createdAt: string;
						};
						actor: {
							/** Format: uuid */
							accountId: string;
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							clubId?: string;
							/** Format: uuid */
							memberId?: string;
							isAdmin: boolean;
							isYouthDirector?: boolean;
							isCoach: boolean;
							isTreasurer: boolean;
							childIds: string[];
							blockedFrom: string[];
							featuresOff: ("collections" | "leagues" | "messages" | "registrations" | "websites" | "integrations" | "premium")[];
						};
						isMuted: boolean;
						checklist: {
							[key: string]: boolean;
						};
						hasCashBox: boolean;
						entitlement: {
							/** @constant */
							kind: "premium";
							/** Format: date-time */
							until: string;
						} | {
							/** @constant */
							kind: "trial";
							/** Format: date-time */
							until: string;
							daysLeft: number;
						} | {
							/** @constant */
							kind: "included";
						} | {
							/** @constant */
							kind: "standard";
						} | {
							/** @constant */
							kind: "unknown";
						};
						safeguarding: {
							name: string;
							phone: string | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.change": {
		parameters: {
			header?: {
				/** @description The version that was read, in quotation marks */
				"If-Match"?: string;
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: {
						name?: string;
						sport?: string;
						gender?: ("men" | "women" | "mixed") | null;
						ageGroup?: string | null;
						teamType?: ("club" | "school" | "company" | "friends") | null;
						format?: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
						formation?: string | null;
						phone?: string | null;
						email?: string | null;
						address?: string | null;
						color?: string;
						notes?: string | null;
						motto?: string | null;
						foundationYear?: number | null;
						country?: string;
						timeZone?: string;
						/** @enum {string} */
						language?: "en" | "fr" | "de" | "es";
						logoFileId?: string | null;
						coverFileId?: string | null;
					};
					was?: {
						name?: string;
						sport?: string;
						gender?: ("men" | "women" | "mixed") | null;
						ageGroup?: string | null;
						teamType?: ("club" | "school" | "company" | "friends") | null;
						format?: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
						formation?: string | null;
						phone?: string | null;
						email?: string | null;
						address?: string | null;
						color?: string;
						notes?: string | null;
						motto?: string | null;
						foundationYear?: number | null;
						country?: string;
						timeZone?: string;
						/** @enum {string} */
						language?: "en" | "fr" | "de" | "es";
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						team: {
							/** Format: uuid */
							id: string;
							name: string;
							sport: string;
							gender: ("men" | "women" | "mixed") | null;
							ageGroup: string | null;
							teamType: ("club" | "school" | "company" | "friends") | null;
							format: ("3v3" | "4v4" | "5v5" | "6v6" | "7v7" | "8v8" | "9v9" | "10v10" | "11v11" | "13v13" | "15v15") | null;
							formation: string | null;
							phone: string | null;
							email: string | null;
							address: string | null;
							color: string;
							notes: string | null;
							motto: string | null;
							foundationYear: number | null;
							country: string;
							timeZone: string;
							/** @enum {string} */
							language: "en" | "fr" | "de" | "es";
							logo: {
								thumb: string;
								full: string;
							} | null;
							cover: {
								thumb: string;
								full: string;
							} | null;
							club: {
								/** Format: uuid */
								id: string;
								name: string;
								country: string;
							} | null;
							memberCount: number;
							version: number;
							/** Format: date-time */
							createdAt: string;
						};
						actor: {
							/** Format: uuid */
							accountId: string;
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							clubId?: string;
							/** Format: uuid */
							memberId?: string;
							isAdmin: boolean;
							isYouthDirector?: boolean;
							isCoach: boolean;
							isTreasurer: boolean;
							childIds: string[];
							blockedFrom: string[];
							featuresOff: ("collections" | "leagues" | "messages" | "registrations" | "websites" | "integrations" | "premium")[];
						};
						isMuted: boolean;
						checklist: {
							[key: string]: boolean;
						};
						hasCashBox: boolean;
						entitlement: {
							/** @constant */
							kind: "premium";
							/** Format: date-time */
							until: string;
						} | {
							/** @constant */
							kind: "trial";
							/** Format: date-time */
							until: string;
							daysLeft: number;
						} | {
							/** @constant */
							kind: "included";
						} | {
							/** @constant */
							kind: "standard";
						} | {
							/** @constant */
							kind: "unknown";
						};
						safeguarding: {
							name: string;
							phone: string | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.mute": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					isMuted: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isMuted: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.venues": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						venues: {
							/** Format: uuid */
							id: string;
							name: string;
							address: string | null;
							latitude: number | null;
							longitude: number | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.addVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					venue: {
						name: string;
						address?: string | null;
						latitude?: number | null;
						longitude?: number | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						address: string | null;
						latitude: number | null;
						longitude: number | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.changeVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				venueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					venue: {
						name: string;
						address?: string | null;
						latitude?: number | null;
						longitude?: number | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						address: string | null;
						latitude: number | null;
						longitude: number | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.removeVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				venueId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.opponents": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						opponents: {
							/** Format: uuid */
							id: string;
							name: string;
							nickname: string | null;
							email: string | null;
							phone: string | null;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.addOpponent": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					opponent: {
						name: string;
						nickname?: string | null;
						email?: string | null;
						phone?: string | null;
						logoFileId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						nickname: string | null;
						email: string | null;
						phone: string | null;
						logo: {
							thumb: string;
							full: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.changeOpponent": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				opponentId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					opponent: {
						name: string;
						nickname?: string | null;
						email?: string | null;
						phone?: string | null;
						logoFileId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						nickname: string | null;
						email: string | null;
						phone: string | null;
						logo: {
							thumb: string;
							full: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.removeOpponent": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				opponentId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.tasks": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						tasks: {
							/** Format: uuid */
							id: string;
							name: string;
							description: string | null;
							preset: ("balls" | "water_bottles" | "captain" | "laundry" | "jerseys" | "car" | "food" | "referee" | "first_aid") | null;
							assignee: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
							} | null;
						}[];
						retired: {
							/** Format: uuid */
							id: string;
							name: string;
							description: string | null;
							preset: ("balls" | "water_bottles" | "captain" | "laundry" | "jerseys" | "car" | "food" | "referee" | "first_aid") | null;
							assignee: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
							} | null;
						}[];
						assignable: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.addTask": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					task: {
						name: string;
						description?: string | null;
						assigneeId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						description: string | null;
						preset: ("balls" | "water_bottles" | "captain" | "laundry" | "jerseys" | "car" | "food" | "referee" | "first_aid") | null;
						assignee: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.changeTask": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				taskId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					task: {
						name: string;
						description?: string | null;
						assigneeId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						description: string | null;
						preset: ("balls" | "water_bottles" | "captain" | "laundry" | "jerseys" | "car" | "food" | "referee" | "first_aid") | null;
						assignee: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.removeTask": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				taskId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.seasons": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						seasons: {
							/** Format: uuid */
							id: string;
							name: string;
							/** Format: date */
							startsOn: string;
							/** Format: date */
							endsOn: string;
							/** @enum {string} */
							status: "past" | "current" | "future";
							eventCount: number;
							hold: ("has_events" | "between_seasons") | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.addSeason": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					season: {
						name: string;
						/** Format: date */
						startsOn: string;
						/** Format: date */
						endsOn: string;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						/** Format: date */
						startsOn: string;
						/** Format: date */
						endsOn: string;
						/** @enum {string} */
						status: "past" | "current" | "future";
						eventCount: number;
						hold: ("has_events" | "between_seasons") | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.changeSeason": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				seasonId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					season: {
						name: string;
						/** Format: date */
						startsOn: string;
						/** Format: date */
						endsOn: string;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						name: string;
						/** Format: date */
						startsOn: string;
						/** Format: date */
						endsOn: string;
						/** @enum {string} */
						status: "past" | "current" | "future";
						eventCount: number;
						hold: ("has_events" | "between_seasons") | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.removeSeason": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				seasonId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.reminders": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"teams.changeReminders": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
					going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.list": {
		parameters: {
			query?: {
				search?: string;
				state?: "active" | "archived";
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						members: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						}[];
						total: number;
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.add": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					firstName: string;
					lastName: string;
					nickname?: string | null;
					email?: string | null;
					phone?: string | null;
					dateOfBirth?: string | null;
					gender?: ("female" | "male" | "other") | null;
					address?: string | null;
					position?: string | null;
					jerseyNumber?: string | null;
					licenceNumber?: string | null;
					dominantSide?: ("left" | "right" | "both") | null;
					shirtSize?: string | null;
					shortsSize?: string | null;
					shoeSize?: string | null;
					notes?: string | null;
					role?: string;
					parents?: {
						/**
						 * @default guardian
						 * @enum {string}
						 */
						role?: "father" | "mother" | "guardian" | "other";
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						member: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							dominantSide: ("left" | "right" | "both") | null;
							shirtSize: string | null;
							shortsSize: string | null;
							shoeSize: string | null;
							address: string | null;
							notes: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								/** Format: uuid */
								guardianId: string;
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						};
						guardians: {
							/** Format: uuid */
							guardianId: string;
							firstName: string;
							lastName: string;
							/** @enum {string} */
							role: "father" | "mother" | "guardian" | "other";
							email: string | null;
							phone: string | null;
							isPrivate: boolean;
							isMe: boolean;
							hasJoined: boolean;
							verifiedAt: string | null;
							blockedAt: string | null;
							isBlockedElsewhere: boolean;
							sharesAccount: boolean;
							mayEdit: boolean;
							mayRemove: boolean;
							version: number;
						}[];
						takesOverOn: string | null;
						isPictureShown: boolean | null;
						pendingBirthDate: {
							dateOfBirth: string | null;
							askedBy: string;
							isMine: boolean;
							/** Format: date-time */
							askedAt: string;
							mayDecide: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.get": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						member: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							dominantSide: ("left" | "right" | "both") | null;
							shirtSize: string | null;
							shortsSize: string | null;
							shoeSize: string | null;
							address: string | null;
							notes: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								/** Format: uuid */
								guardianId: string;
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						};
						guardians: {
							/** Format: uuid */
							guardianId: string;
							firstName: string;
							lastName: string;
							/** @enum {string} */
							role: "father" | "mother" | "guardian" | "other";
							email: string | null;
							phone: string | null;
							isPrivate: boolean;
							isMe: boolean;
							hasJoined: boolean;
							verifiedAt: string | null;
							blockedAt: string | null;
							isBlockedElsewhere: boolean;
							sharesAccount: boolean;
							mayEdit: boolean;
							mayRemove: boolean;
							version: number;
						}[];
						takesOverOn: string | null;
						isPictureShown: boolean | null;
						pendingBirthDate: {
							dateOfBirth: string | null;
							askedBy: string;
							isMine: boolean;
							/** Format: date-time */
							askedAt: string;
							mayDecide: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.change": {
		parameters: {
			header?: {
				/** @description The version that was read, in quotation marks */
				"If-Match"?: string;
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: {
						firstName?: string;
						lastName?: string;
						nickname?: string | null;
						email?: string | null;
						phone?: string | null;
						dateOfBirth?: string | null;
						gender?: ("female" | "male" | "other") | null;
						address?: string | null;
						position?: string | null;
						jerseyNumber?: string | null;
						licenceNumber?: string | null;
						dominantSide?: ("left" | "right" | "both") | null;
						shirtSize?: string | null;
						shortsSize?: string | null;
						shoeSize?: string | null;
						notes?: string | null;
						role?: string;
						access?: ("member" | "coach" | "treasurer" | "admin")[];
						custom?: {
							[key: string]: string | null;
						};
					};
					was?: {
						firstName?: string;
						lastName?: string;
						nickname?: string | null;
						email?: string | null;
						phone?: string | null;
						dateOfBirth?: string | null;
						gender?: ("female" | "male" | "other") | null;
						address?: string | null;
						position?: string | null;
						jerseyNumber?: string | null;
						licenceNumber?: string | null;
						dominantSide?: ("left" | "right" | "both") | null;
						shirtSize?: string | null;
						shortsSize?: string | null;
						shoeSize?: string | null;
						notes?: string | null;
						role?: string;
						access?: ("member" | "coach" | "treasurer" | "admin")[];
						custom?: {
							[key: string]: string | null;
						};
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						member: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							dominantSide: ("left" | "right" | "both") | null;
							shirtSize: string | null;
							shortsSize: string | null;
							shoeSize: string | null;
							address: string | null;
							notes: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								/** Format: uuid */
								guardianId: string;
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						};
						guardians: {
							/** Format: uuid */
							guardianId: string;
							firstName: string;
							lastName: string;
							/** @enum {string} */
							role: "father" | "mother" | "guardian" | "other";
							email: string | null;
							phone: string | null;
							isPrivate: boolean;
							isMe: boolean;
							hasJoined: boolean;
							verifiedAt: string | null;
							blockedAt: string | null;
							isBlockedElsewhere: boolean;
							sharesAccount: boolean;
							mayEdit: boolean;
							mayRemove: boolean;
							version: number;
						}[];
						takesOverOn: string | null;
						isPictureShown: boolean | null;
						pendingBirthDate: {
							dateOfBirth: string | null;
							askedBy: string;
							isMine: boolean;
							/** Format: date-time */
							askedAt: string;
							mayDecide: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.export": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					memberIds?: string[];
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.kitSizes": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						players: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							jerseyNumber: string | null;
							sizes: {
								shirt: string | null;
								shorts: string | null;
								shoes: string | null;
							};
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.exportKitOrder": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					memberIds: string[];
					items: ("shirt" | "shorts" | "shoes")[];
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.askForSizes": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					memberIds: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						asked: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.listFields": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							kind: "text" | "number" | "date" | "yes_no" | "choice";
							/** @enum {string} */
							audience: "team" | "private";
							choices: {
								/** Format: uuid */
								id: string;
								name: string;
								valueCount: number | null;
							}[];
							valueCount: number | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.addField": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					/** @enum {string} */
					kind: "text" | "number" | "date" | "yes_no" | "choice";
					/** @enum {string} */
					audience: "team" | "private";
					/** @default [] */
					choices?: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							kind: "text" | "number" | "date" | "yes_no" | "choice";
							/** @enum {string} */
							audience: "team" | "private";
							choices: {
								/** Format: uuid */
								id: string;
								name: string;
								valueCount: number | null;
							}[];
							valueCount: number | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.removeField": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				fieldId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							kind: "text" | "number" | "date" | "yes_no" | "choice";
							/** @enum {string} */
							audience: "team" | "private";
							choices: {
								/** Format: uuid */
								id: string;
								name: string;
								valueCount: number | null;
							}[];
							valueCount: number | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.changeField": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				fieldId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: {
						name?: string;
						/** @enum {string} */
						audience?: "team" | "private";
						choices?: {
							/** Format: uuid */
							id?: string;
							name: string;
						}[];
						position?: number;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							kind: "text" | "number" | "date" | "yes_no" | "choice";
							/** @enum {string} */
							audience: "team" | "private";
							choices: {
								/** Format: uuid */
								id: string;
								name: string;
								valueCount: number | null;
							}[];
							valueCount: number | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.addGuardian": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					role: "father" | "mother" | "guardian" | "other";
					firstName: string;
					lastName: string;
					email: string;
					phone?: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						member: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							dominantSide: ("left" | "right" | "both") | null;
							shirtSize: string | null;
							shortsSize: string | null;
							shoeSize: string | null;
							address: string | null;
							notes: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								/** Format: uuid */
								guardianId: string;
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						};
						guardians: {
							/** Format: uuid */
							guardianId: string;
							firstName: string;
							lastName: string;
							/** @enum {string} */
							role: "father" | "mother" | "guardian" | "other";
							email: string | null;
							phone: string | null;
							isPrivate: boolean;
							isMe: boolean;
							hasJoined: boolean;
							verifiedAt: string | null;
							blockedAt: string | null;
							isBlockedElsewhere: boolean;
							sharesAccount: boolean;
							mayEdit: boolean;
							mayRemove: boolean;
							version: number;
						}[];
						takesOverOn: string | null;
						isPictureShown: boolean | null;
						pendingBirthDate: {
							dateOfBirth: string | null;
							askedBy: string;
							isMine: boolean;
							/** Format: date-time */
							askedAt: string;
							mayDecide: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.changeGuardian": {
		parameters: {
			header?: {
				/** @description The version that was read, in quotation marks */
				"If-Match"?: string;
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				memberId: string;
				guardianId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: {
						/** @enum {string} */
						role?: "father" | "mother" | "guardian" | "other";
						firstName?: string;
						lastName?: string;
						email?: string | null;
						phone?: string | null;
					};
					was?: {
						/** @enum {string} */
						role?: "father" | "mother" | "guardian" | "other";
						firstName?: string;
						lastName?: string;
						email?: string | null;
						phone?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						member: {
							/** Format: uuid */
							id: string;
							firstName: string;
							lastName: string;
							nickname: string | null;
							role: string;
							access: ("member" | "coach" | "treasurer" | "admin")[];
							isAdmin: boolean;
							position: string | null;
							jerseyNumber: string | null;
							photo: {
								thumb: string;
								full: string;
							} | null;
							pictures: ("yes" | "no" | "unanswered") | null;
							hasJoined: boolean;
							isReached: boolean | null;
							isInvited: boolean | null;
							unjoined: {
								getsLetters: boolean;
								numbers: {
									name: string;
									phone: string;
								}[];
							} | null;
							isPlaceholder: boolean;
							isPrivate: boolean;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							gender: ("female" | "male" | "other") | null;
							licenceNumber: string | null;
							dominantSide: ("left" | "right" | "both") | null;
							shirtSize: string | null;
							shortsSize: string | null;
							shoeSize: string | null;
							address: string | null;
							notes: string | null;
							custom: {
								[key: string]: string;
							};
							parents: {
								/** Format: uuid */
								guardianId: string;
								firstName: string;
								lastName: string;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							}[];
							archivedAt: string | null;
							awayUntil: string | null;
							version: number;
						};
						guardians: {
							/** Format: uuid */
							guardianId: string;
							firstName: string;
							lastName: string;
							/** @enum {string} */
							role: "father" | "mother" | "guardian" | "other";
							email: string | null;
							phone: string | null;
							isPrivate: boolean;
							isMe: boolean;
							hasJoined: boolean;
							verifiedAt: string | null;
							blockedAt: string | null;
							isBlockedElsewhere: boolean;
							sharesAccount: boolean;
							mayEdit: boolean;
							mayRemove: boolean;
							version: number;
						}[];
						takesOverOn: string | null;
						isPictureShown: boolean | null;
						pendingBirthDate: {
							dateOfBirth: string | null;
							askedBy: string;
							isMine: boolean;
							/** Format: date-time */
							askedAt: string;
							mayDecide: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.files": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						files: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "medical_certificate" | "licence" | "id_photo" | "consent_form" | "other";
							title: string;
							fileName: string;
							bytes: number;
							validUntil: string | null;
							/** @enum {string} */
							validity: "unlimited" | "valid" | "ending" | "ended";
							uploadedBy: string | null;
							/** Format: date-time */
							uploadedAt: string;
							download: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.previewImport": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default {} */
					columns?: {
						[key: string]: unknown | "ignored";
					};
					/** @default {} */
					answers?: {
						sheet?: string;
						/** @enum {string} */
						dateOrder?: "DMY" | "MDY";
						/** @enum {string} */
						nameOrder?: "first_last" | "first_two_last" | "last_first" | "two_last_first";
						phoneCountry?: string | "none";
						/** @enum {string} */
						teamSpelling?: "same" | "different";
						teams?: string[];
						/** @enum {string} */
						leavers?: "archive" | "leave_out" | "keep";
						sameRows?: {
							[key: string]: "same" | "different";
						};
						samePersons?: {
							[key: string]: "same" | "different";
						};
						corrected?: {
							[key: string]: {
								firstName: string;
								lastName: string;
								email: string | null;
								phone: string | null;
							};
						};
					};
					/** @default roster.csv */
					fileName?: string;
					content: {
						base64: string;
					} | {
						text: string;
					} | {
						/** Format: uuid */
						importSessionId: string;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						columns: {
							index: number;
							heading: string;
							field: unknown | null;
							samples: string[];
						}[];
						headingLine: number | null;
						counts: {
							rows: number;
							blankRows: number;
							members: number;
							staff: number;
							guardians: number;
							new: number;
							changed: number;
							same: number;
						};
						rows: {
							row: number;
							line: number;
							/** @enum {string} */
							kind: "new" | "changed" | "same";
							memberId: string | null;
							member: {
								firstName: string;
								lastName: string;
								nickname: string | null;
								dateOfBirth: string | null;
								gender: ("female" | "male" | "other") | null;
								email: string | null;
								phone: string | null;
								address: string | null;
								position: string | null;
								jerseyNumber: string | null;
								licenceNumber: string | null;
								dominantSide: ("left" | "right" | "both") | null;
								shirtSize: string | null;
								shortsSize: string | null;
								shoeSize: string | null;
								custom: {
									[key: string]: string;
								};
								role: string;
								isStaff: boolean;
							};
							changes: {
								field: ("nickname" | "dateOfBirth" | "gender" | "email" | "phone" | "address" | "position" | "jerseyNumber" | "licenceNumber" | "dominantSide" | "shirtSize" | "shortsSize" | "shoeSize") | unknown;
								from: string | null;
								to: string;
							}[];
							guardians: {
								/** @enum {string} */
								kind: "new" | "changed" | "same";
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
								firstName: string | null;
								lastName: string | null;
								email: string | null;
								phone: string | null;
							}[];
						}[];
						problems: {
							/** @enum {string} */
							severity: "error" | "notice";
							/** @enum {string} */
							kind: "date_unreadable" | "date_other_order" | "date_no_such_month" | "date_no_such_day" | "date_not_past" | "date_too_long_ago" | "name_missing" | "first_name_missing" | "parent_alone" | "parent_of_several" | "jersey_out_of_range" | "jersey_unreadable" | "email_incomplete" | "phone_unreadable" | "phone_extension" | "too_long" | "custom_unreadable" | "iban_wrong" | "left_before_entry" | "record_too_long" | "number_taken" | "mandate_taken" | "parents_without_team" | "row_hidden" | "quote_not_closed" | "last_name_missing" | "role_unknown" | "gender_unknown" | "side_unknown" | "jersey_kept_as_text" | "jersey_shared" | "email_shared" | "contact_of_guardian" | "date_counted" | "date_short_year" | "date_unlikely" | "birth_date_waits" | "phone_unusual" | "several_addresses" | "extra_value_left_out" | "kind_unknown";
							row: number;
							line: number;
							column: string;
							value: string;
							otherRows: number[];
						}[];
						questions: ({
							/** @constant */
							kind: "sheet";
							choices: {
								name: string;
								rows: number;
							}[];
						} | {
							/** @constant */
							kind: "name_column";
						} | {
							/** @constant */
							kind: "date_order";
							column: string;
							samples: {
								written: string;
								/** Format: date */
								dayFirst: string;
								/** Format: date */
								monthFirst: string;
							}[];
						} | {
							/** @constant */
							kind: "phone_country";
							choices: string[];
							samples: string[];
						} | {
							/** @constant */
							kind: "team_spelling";
							spellings: {
								name: string;
								rows: number;
							}[];
						} | {
							/** @constant */
							kind: "teams";
							choices: {
								name: string;
								rows: number;
							}[];
						} | {
							/** @constant */
							kind: "leavers";
							count: number;
							names: string[];
						} | {
							/** @constant */
							kind: "same_row";
							key: string;
							rows: [
								number,
								number
							];
							name: string;
						} | {
							/** @constant */
							kind: "same_person";
							key: string;
							row: number;
							/** Format: uuid */
							memberId: string;
							name: string;
							dateOfBirth: string | null;
						})[];
						assumptions: ({
							/** @constant */
							kind: "date_order";
							/** @enum {string} */
							order: "DMY" | "MDY";
							/** @enum {string} */
							because: "answer" | "heading" | "dates" | "dots";
						} | {
							/** @constant */
							kind: "name_order";
							/** @enum {string} */
							order: "first_last" | "first_two_last" | "last_first" | "two_last_first";
							/** @enum {string} */
							because: "answer" | "heading" | "team" | "usual";
							sample: string;
						} | {
							/** @constant */
							kind: "phone_country";
							country: string;
							/** @enum {string} */
							because: "answer" | "numbers" | "team";
						})[];
						fingerprint: string;
						/** Format: uuid */
						importSessionId: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.listImports": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						imports: {
							/** Format: uuid */
							id: string;
							fileName: string;
							/** Format: date-time */
							createdAt: string;
							undoneAt: string | null;
							mayUndo: boolean;
							membersAdded: number;
							membersChanged: number;
							guardiansAdded: number;
							eventsAdded: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.confirmImport": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default {} */
					columns?: {
						[key: string]: unknown | "ignored";
					};
					/** @default {} */
					answers?: {
						sheet?: string;
						/** @enum {string} */
						dateOrder?: "DMY" | "MDY";
						/** @enum {string} */
						nameOrder?: "first_last" | "first_two_last" | "last_first" | "two_last_first";
						phoneCountry?: string | "none";
						/** @enum {string} */
						teamSpelling?: "same" | "different";
						teams?: string[];
						/** @enum {string} */
						leavers?: "archive" | "leave_out" | "keep";
						sameRows?: {
							[key: string]: "same" | "different";
						};
						samePersons?: {
							[key: string]: "same" | "different";
						};
						corrected?: {
							[key: string]: {
								firstName: string;
								lastName: string;
								email: string | null;
								phone: string | null;
							};
						};
					};
					/** Format: uuid */
					importSessionId: string;
					fingerprint: string;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						fileName: string;
						/** Format: date-time */
						createdAt: string;
						undoneAt: string | null;
						mayUndo: boolean;
						membersAdded: number;
						membersChanged: number;
						guardiansAdded: number;
						eventsAdded: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.importProgress": {
		parameters: {
			path: {
				teamId: string;
				importSessionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						progress: {
							done: number;
							total: number;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"members.undoImport": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				importId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						membersRemoved: number;
						membersRestored: number;
						membersKept: number;
						kept: {
							/** Format: uuid */
							memberId: string;
							name: string;
							/** @enum {string} */
							why: "joined" | "edited" | "archived" | "in_use" | "changed_again";
						}[];
						eventsRemoved: number;
						eventsKept: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"children.consents": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						memberId: string;
						textVersion: string;
						mayAnswer: boolean;
						asksChild: boolean;
						isOptedOut: boolean | null;
						consents: {
							/** @enum {string} */
							kind: "membership" | "pictures_team" | "pictures_public" | "health" | "third_parties";
							/** @enum {string} */
							state: "yes" | "no" | "unanswered";
							givenAt: string | null;
							givenBy: string | null;
							givenAs: ("guardian" | "self") | null;
							own: ("yes" | "no") | null;
							disagreement: {
								givenAt: string | null;
								givenBy: string | null;
								givenAs: ("guardian" | "self") | null;
								/** @enum {string} */
								state: "yes" | "no";
							}[];
							isAskedAgain: boolean;
							history: {
								givenAt: string | null;
								givenBy: string | null;
								givenAs: ("guardian" | "self") | null;
								/** @enum {string} */
								state: "yes" | "no";
								verifiedHow: ("email" | "staff" | "demo") | null;
								childAgreed: boolean;
								textVersion: string;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"children.health": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						memberId: string;
						/** @enum {string} */
						consent: "yes" | "no" | "unanswered";
						mayAnswer: boolean;
						record: {
							allergies: string;
							medication: string;
							notes: string;
							doctorName: string;
							doctorPhone: string | null;
							contacts: {
								name: string;
								relation: string;
								phone: string;
							}[];
							version: number;
							/** Format: date-time */
							updatedAt: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"children.emergency": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						memberId: string;
						people: {
							name: string;
							/** @enum {string} */
							relation: "father" | "mother" | "guardian" | "other" | "self";
							phone: string | null;
						}[];
						notes: {
							contacts: {
								name: string;
								relation: string;
								phone: string;
							}[];
							allergies: string;
							medication: string;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"children.emergencyNumbers": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						members: {
							/** Format: uuid */
							memberId: string;
							people: {
								name: string;
								/** @enum {string} */
								relation: "father" | "mother" | "guardian" | "other" | "self";
								phone: string | null;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"children.certificate": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
				fileId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						title: string;
						fileName: string;
						download: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"invitations.list": {
		parameters: {
			query?: {
				cursor?: string;
				limit?: number;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						invitations: {
							/** Format: uuid */
							id: string;
							email: string;
							/** @enum {string} */
							state: "queued" | "sent" | "opened" | "bounced" | "asking" | "joined" | "declined" | "expired" | "revoked" | "disowned";
							person: {
								/** @enum {string} */
								kind: "placeholder" | "member" | "guardian";
								id: string | null;
								name: string | null;
							};
							invitedBy: string | null;
							/** Format: date-time */
							createdAt: string;
							sentAt: string | null;
							openedAt: string | null;
							acceptedAt: string | null;
							/** Format: date-time */
							expiresAt: string;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"invitations.uninvited": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						emails: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"invitations.requests": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						requests: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "player" | "parent";
							/** @enum {string} */
							via: "link" | "code" | "invitation";
							firstName: string;
							lastName: string;
							email: string | null;
							phone: string | null;
							dateOfBirth: string | null;
							child: {
								firstName: string;
								lastName: string;
								dateOfBirth: string | null;
								/** @enum {string} */
								role: "father" | "mother" | "guardian" | "other";
							} | null;
							invited: {
								/** @enum {string} */
								kind: "member" | "guardian";
								/** Format: uuid */
								id: string;
								name: string;
							} | null;
							proposals: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
								dateOfBirth: string | null;
								jerseyNumber: string | null;
							}[];
							mayDecide: boolean;
							/** Format: date-time */
							createdAt: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.list": {
		parameters: {
			query: {
				from: string;
				to: string;
				limit?: number;
				cursor?: string;
				search?: string;
				asks?: "anybody" | "me";
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.create": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
					title: string;
					/** @default null */
					details?: string | null;
					/** Format: date */
					date: string;
					/** @default 09:00 */
					startTime?: string;
					/** @default null */
					endDate?: string | null;
					/** @default 10:30 */
					endTime?: string;
					/** @default false */
					isAllDay?: boolean;
					/** @default null */
					venueId?: string | null;
					/** @default null */
					location?: string | null;
					/** @default null */
					meetingTime?: string | null;
					/** @default null */
					meetingPlace?: string | null;
					/** @default null */
					opponentId?: string | null;
					/** @default null */
					opponent?: string | null;
					/** @default null */
					homeAway?: ("home" | "away" | "neutral") | null;
					/** @default null */
					kit?: string | null;
					/** @default null */
					places?: number | null;
					/** @default null */
					minimum?: number | null;
					/** @default null */
					deadline?: {
						daysBefore: number;
						time: string;
					} | null;
					/** @default null */
					reminders?: {
						silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
					} | null;
					/** @default [] */
					attachments?: string[];
					timeZone?: string;
					/**
					 * @default {
					 *       "kind": "everyone"
					 *     }
					 */
					audience?: {
						/** @constant */
						kind: "everyone";
					} | {
						/** @constant */
						kind: "roles";
						roles: string[];
					} | {
						/** @constant */
						kind: "members";
						memberIds: string[];
					};
					/** @default null */
					repeat?: {
						/** @enum {string} */
						every: "day" | "week" | "month";
						/** @default 1 */
						interval?: number;
						/** @default [] */
						weekdays?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[];
						/** @default [] */
						times?: {
							/** @enum {string} */
							weekday: "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";
							startTime: string;
							endTime: string;
						}[];
						/**
						 * @default date
						 * @enum {string}
						 */
						monthlyBy?: "date" | "weekday";
						/** @default [] */
						except?: string[];
						ends: {
							/** @constant */
							kind: "until";
							/** Format: date */
							day: string;
						} | {
							/** @constant */
							kind: "count";
							count: number;
						};
					} | null;
					/** @default [] */
					alsoIn?: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						event: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						};
						count: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.listMine": {
		parameters: {
			query: {
				from: string;
				to: string;
				limit?: number;
				cursor?: string;
				search?: string;
				asks?: "anybody" | "me";
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.coming": {
		parameters: {
			query?: {
				limit?: number;
				cursor?: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.around": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						last: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						} | null;
						coming: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
							remindedAt: string | null;
							toRemind: {
								people: number;
								unreached: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.get": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						teamId: string;
						seriesId: string | null;
						/** @enum {string} */
						type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
						title: string;
						/** Format: date-time */
						startsAt: string;
						/** Format: date-time */
						endsAt: string;
						timeZone: string;
						startsLocal: string;
						endsLocal: string;
						isAllDay: boolean;
						venueId: string | null;
						location: string | null;
						meetingLocal: string | null;
						meetingPlace: string | null;
						opponentId: string | null;
						opponent: string | null;
						homeAway: ("home" | "away" | "neutral") | null;
						kit: string | null;
						places: number | null;
						minimum: number | null;
						answerUntil: string | null;
						cancelledAt: string | null;
						version: number;
						counts: {
							going: number;
							maybe: number;
							notGoing: number;
							waiting: number;
							silent: number;
						};
						staffCounts: {
							going: number;
							maybe: number;
							notGoing: number;
							waiting: number;
							silent: number;
						};
						mine: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							/** @enum {string} */
							relation: "self" | "child";
							answer: ("going" | "maybe" | "not_going") | null;
							waiting: number | null;
							comment: string | null;
							awayUntil: string | null;
							beforeChange: boolean;
							disagreement: {
								by: string;
								/** @enum {string} */
								answer: "going" | "maybe" | "not_going";
							}[];
						}[];
						asGuest: boolean;
						details: string | null;
						address: string | null;
						cancelReason: string | null;
						follows: string | null;
						audience: {
							/** @constant */
							kind: "everyone";
						} | {
							/** @constant */
							kind: "roles";
							roles: string[];
						} | {
							/** @constant */
							kind: "members";
							memberIds: string[];
						};
						invitation: {
							/** @constant */
							kind: "sent";
						} | {
							/** @constant */
							kind: "waiting";
							/** Format: date-time */
							at: string;
						} | {
							/** @constant */
							kind: "by_hand";
						};
						/** @enum {string} */
						answerVisibility: "everyone" | "staff";
						rule: string | null;
						groupId: string | null;
						comingDates: number;
						remindedAt: string | null;
						toRemind: {
							people: number;
							unreached: number;
						} | null;
						hasMoved: boolean;
						announcedChangeAt: string | null;
						announcesAt: string | null;
						times: {
							date: string;
							startTime: string;
							endDate: string | null;
							endTime: string;
							isAllDay: boolean;
							meetingTime: string | null;
							deadline: {
								daysBefore: number;
								time: string;
							} | null;
						};
						reminders: {
							silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
							going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						} | null;
						attachments: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
						}[];
						answers: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							role: string;
							isCoach: boolean;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							waiting: number | null;
							comment: string | null;
							answeredAt: string | null;
							answeredBy: string | null;
							disagreement: {
								by: string;
								/** @enum {string} */
								answer: "going" | "maybe" | "not_going";
							}[];
							awayUntil: string | null;
							beforeChange: boolean;
							isLate: boolean;
							seenAt: string | null;
						}[];
						isInUse: boolean | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.remove": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.change": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/**
					 * @default one
					 * @enum {string}
					 */
					scope?: "one" | "following" | "all";
					version: number;
					was?: {
						/** @enum {string} */
						type?: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
						title?: string;
						details?: string | null;
						/** Format: date */
						date?: string;
						startTime?: string;
						endDate?: string | null;
						endTime?: string;
						isAllDay?: boolean;
						venueId?: string | null;
						location?: string | null;
						meetingTime?: string | null;
						meetingPlace?: string | null;
						opponentId?: string | null;
						opponent?: string | null;
						homeAway?: ("home" | "away" | "neutral") | null;
						kit?: string | null;
						places?: number | null;
						minimum?: number | null;
						deadline?: {
							daysBefore: number;
							time: string;
						} | null;
						reminders?: {
							silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
							going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						} | null;
						attachments?: string[];
					};
					changes: {
						/** @enum {string} */
						type?: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
						title?: string;
						details?: string | null;
						/** Format: date */
						date?: string;
						startTime?: string;
						endDate?: string | null;
						endTime?: string;
						isAllDay?: boolean;
						venueId?: string | null;
						location?: string | null;
						meetingTime?: string | null;
						meetingPlace?: string | null;
						opponentId?: string | null;
						opponent?: string | null;
						homeAway?: ("home" | "away" | "neutral") | null;
						kit?: string | null;
						places?: number | null;
						minimum?: number | null;
						deadline?: {
							daysBefore: number;
							time: string;
						} | null;
						reminders?: {
							silent: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
							going: (2 | 6 | 12 | 24 | 48 | 72 | 120 | 168)[];
						} | null;
						attachments?: string[];
					};
					/**
					 * @default this
					 * @enum {string}
					 */
					teams?: "this" | "all";
					askAgain?: boolean;
					/** @default false */
					preview?: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						difference: ("title" | "type" | "details" | "startsAt" | "endsAt" | "isAllDay" | "venueId" | "location" | "meetingAt" | "meetingPlace" | "opponentId" | "opponent" | "homeAway" | "kit" | "places" | "minimum" | "answerUntil" | "reminders" | "attachments")[];
						dates: number;
						ownDates: number;
						moves: boolean;
						movesDay: boolean;
						askedAgain: boolean;
						answerers: number;
						event: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.files": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							download: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.setCancelled": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					isCancelled: boolean;
					/**
					 * @default one
					 * @enum {string}
					 */
					scope?: "one" | "following" | "all";
					/**
					 * @default this
					 * @enum {string}
					 */
					teams?: "this" | "all";
					/** @default null */
					reason?: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						teamId: string;
						seriesId: string | null;
						/** @enum {string} */
						type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
						title: string;
						/** Format: date-time */
						startsAt: string;
						/** Format: date-time */
						endsAt: string;
						timeZone: string;
						startsLocal: string;
						endsLocal: string;
						isAllDay: boolean;
						venueId: string | null;
						location: string | null;
						meetingLocal: string | null;
						meetingPlace: string | null;
						opponentId: string | null;
						opponent: string | null;
						homeAway: ("home" | "away" | "neutral") | null;
						kit: string | null;
						places: number | null;
						minimum: number | null;
						answerUntil: string | null;
						cancelledAt: string | null;
						version: number;
						counts: {
							going: number;
							maybe: number;
							notGoing: number;
							waiting: number;
							silent: number;
						};
						staffCounts: {
							going: number;
							maybe: number;
							notGoing: number;
							waiting: number;
							silent: number;
						};
						mine: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							/** @enum {string} */
							relation: "self" | "child";
							answer: ("going" | "maybe" | "not_going") | null;
							waiting: number | null;
							comment: string | null;
							awayUntil: string | null;
							beforeChange: boolean;
							disagreement: {
								by: string;
								/** @enum {string} */
								answer: "going" | "maybe" | "not_going";
							}[];
						}[];
						asGuest: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.markSeen": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: date-time */
						seenAt: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.group": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							teamId: string;
							teamName: string;
							/** Format: uuid */
							eventId: string;
							isCancelled: boolean;
							going: number;
							maybe: number;
							notGoing: number;
							silent: number;
						}[];
						mayChangeAll: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.notify": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					kind: "invitation" | "reminder" | "change";
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						event: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							seriesId: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							venueId: string | null;
							location: string | null;
							meetingLocal: string | null;
							meetingPlace: string | null;
							opponentId: string | null;
							opponent: string | null;
							homeAway: ("home" | "away" | "neutral") | null;
							kit: string | null;
							places: number | null;
							minimum: number | null;
							answerUntil: string | null;
							cancelledAt: string | null;
							version: number;
							counts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							staffCounts: {
								going: number;
								maybe: number;
								notGoing: number;
								waiting: number;
								silent: number;
							};
							mine: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								/** @enum {string} */
								relation: "self" | "child";
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								comment: string | null;
								awayUntil: string | null;
								beforeChange: boolean;
								disagreement: {
									by: string;
									/** @enum {string} */
									answer: "going" | "maybe" | "not_going";
								}[];
							}[];
							asGuest: boolean;
						};
						reminded: {
							people: number;
							unreached: number;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.comments": {
		parameters: {
			query?: {
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						comments: {
							/** Format: uuid */
							id: string;
							writtenBy: string;
							words: string;
							/** Format: date-time */
							writtenAt: string;
							isMine: boolean;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.addComment": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					words: string;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						writtenBy: string;
						words: string;
						/** Format: date-time */
						writtenAt: string;
						isMine: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.removeComment": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				commentId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.guests": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							members: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
								role: string;
								isInvited: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.setGuests": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					memberIds: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							id: string;
							name: string;
							members: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
								role: string;
								isInvited: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.answer": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					was?: {
						/** Format: date-time */
						startsAt: string;
						/** Format: date-time */
						endsAt: string;
						location: string | null;
					};
					answers: {
						/** Format: uuid */
						memberId: string;
						/** @enum {string} */
						answer: "going" | "maybe" | "not_going";
						comment?: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						standings: {
							/** Format: uuid */
							memberId: string;
							/** @enum {string} */
							answer: "going" | "maybe" | "not_going";
							waiting: number | null;
							comment: string | null;
							/** Format: date-time */
							answeredAt: string;
						}[];
						counts: {
							going: number;
							maybe: number;
							notGoing: number;
							waiting: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.history": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						answers: {
							/** @enum {string} */
							answer: "going" | "maybe" | "not_going";
							waiting: boolean;
							comment: string | null;
							/** Format: date-time */
							answeredAt: string;
							answeredBy: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.unavailabilities": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						unavailabilities: {
							/** Format: uuid */
							id: string;
							/** Format: date */
							firstDay: string;
							/** Format: date */
							lastDay: string;
							reason: ("holiday" | "illness" | "injury" | "school_or_work" | "other") | null;
							note: string | null;
							isOver: boolean;
							preAnswered: number;
							enteredBy: string | null;
							/** Format: date-time */
							updatedAt: string;
							version: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.calendars": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						calendars: {
							/** Format: uuid */
							id: string;
							name: string;
							host: string | null;
							eventType: ("practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other") | null;
							addedBy: string | null;
							events: number;
							missing: number;
							missingSince: string | null;
							readAt: string | null;
							nextAt: string | null;
							problem: ("bad_address" | "unreachable" | "too_large" | "not_a_calendar" | "too_many_entries" | "busy" | "adder_left") | null;
							stoppedAt: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.importCalendar": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default false */
					preview?: boolean;
					source: {
						address: string;
					} | {
						fileName: string;
						base64: string;
					};
					/** @default null */
					eventType?: ("practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other") | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						calendars: {
							/** Format: uuid */
							id: string;
							name: string;
							host: string | null;
							eventType: ("practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other") | null;
							addedBy: string | null;
							events: number;
							missing: number;
							missingSince: string | null;
							readAt: string | null;
							nextAt: string | null;
							problem: ("bad_address" | "unreachable" | "too_large" | "not_a_calendar" | "too_many_entries" | "busy" | "adder_left") | null;
							stoppedAt: string | null;
						}[];
						preview: {
							name: string;
							created: number;
							changed: number;
							gone: number;
							missing: number;
							isCutOff: boolean;
							guessedZones: {
								count: number;
								names: string[];
							};
							unreadable: number;
							tooOften: {
								count: number;
								titles: string[];
							};
							types: {
								/** @enum {string} */
								type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
								count: number;
							}[];
							samples: {
								title: string;
								/** @enum {string} */
								type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
								location: string | null;
							}[];
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.stopCalendar": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				calendarId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						calendars: {
							/** Format: uuid */
							id: string;
							name: string;
							host: string | null;
							eventType: ("practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other") | null;
							addedBy: string | null;
							events: number;
							missing: number;
							missingSince: string | null;
							readAt: string | null;
							nextAt: string | null;
							problem: ("bad_address" | "unreachable" | "too_large" | "not_a_calendar" | "too_many_entries" | "busy" | "adder_left") | null;
							stoppedAt: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.updateCalendar": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				calendarId: string;
			};
		};
		requestBody?: {
			content: {
				"application/json": {
					/** @default false */
					readNow?: boolean;
					/** @enum {string} */
					missing?: "keep" | "remove";
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						calendars: {
							/** Format: uuid */
							id: string;
							name: string;
							host: string | null;
							eventType: ("practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other") | null;
							addedBy: string | null;
							events: number;
							missing: number;
							missingSince: string | null;
							readAt: string | null;
							nextAt: string | null;
							problem: ("bad_address" | "unreachable" | "too_large" | "not_a_calendar" | "too_many_entries" | "busy" | "adder_left") | null;
							stoppedAt: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.clubCalendar": {
		parameters: {
			query: {
				from: string;
				to: string;
			};
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						timeZone: string;
						events: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							title: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							startsLocal: string;
							endsLocal: string;
							isAllDay: boolean;
							location: string | null;
							opponent: string | null;
							cancelledAt: string | null;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							homeAway: ("home" | "away" | "neutral") | null;
							venueKey: string | null;
						}[];
						venues: {
							key: string;
							name: string;
							address: string | null;
							capacity: number;
						}[];
						closures: {
							/** Format: uuid */
							id: string;
							venueKey: string;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							startsLocal: string;
							endsLocal: string;
							reason: string | null;
						}[];
						clashes: {
							/** @enum {string} */
							kind: "venue" | "closed" | "coach" | "player" | "family";
							eventIds: string[];
							venueKey: string | null;
							closureId: string | null;
							names: string[];
						}[];
						isCutOff: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.saveClubVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					/** @default null */
					address?: string | null;
					capacity: number;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						venue: {
							key: string;
							name: string;
							address: string | null;
							capacity: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.closeClubVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					/** @default null */
					address?: string | null;
					/** Format: date */
					date: string;
					/** @default 09:00 */
					startTime?: string;
					/** @default null */
					endDate?: string | null;
					/** @default 10:30 */
					endTime?: string;
					/** @default false */
					isAllDay?: boolean;
					/** @default null */
					reason?: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.reopenClubVenue": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
				closureId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.exportSeasonPlan": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					format: "pdf" | "ics";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					/** Format: date */
					from: string;
					/** Format: date */
					to: string;
					/** @default [] */
					teamIds?: string[];
				};
			};
		};
		responses: {
			/** @description The file */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/pdf": string;
					"text/calendar; charset=utf-8": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.fixtureImports": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						imports: {
							/** Format: uuid */
							id: string;
							fileName: string;
							created: number;
							changed: number;
							/** Format: date-time */
							createdAt: string;
							undoneAt: string | null;
							mayUndo: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.clashes": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default null */
					eventId?: string | null;
					/** Format: date */
					date: string;
					/** @default 09:00 */
					startTime?: string;
					/** @default null */
					endDate?: string | null;
					/** @default 10:30 */
					endTime?: string;
					/** @default false */
					isAllDay?: boolean;
					/** @default null */
					venueId?: string | null;
					/** @default null */
					location?: string | null;
					/**
					 * @default {
					 *       "kind": "everyone"
					 *     }
					 */
					audience?: {
						/** @constant */
						kind: "everyone";
					} | {
						/** @constant */
						kind: "roles";
						roles: string[];
					} | {
						/** @constant */
						kind: "members";
						memberIds: string[];
					};
					/** @default null */
					repeat?: {
						/** @enum {string} */
						every: "day" | "week" | "month";
						/** @default 1 */
						interval?: number;
						/** @default [] */
						weekdays?: ("MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU")[];
						/** @default [] */
						times?: {
							/** @enum {string} */
							weekday: "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";
							startTime: string;
							endTime: string;
						}[];
						/**
						 * @default date
						 * @enum {string}
						 */
						monthlyBy?: "date" | "weekday";
						/** @default [] */
						except?: string[];
						ends: {
							/** @constant */
							kind: "until";
							/** Format: date */
							day: string;
						} | {
							/** @constant */
							kind: "count";
							count: number;
						};
					} | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						clashes: {
							/** @enum {string} */
							kind: "venue" | "closed" | "coach" | "player" | "family";
							teamName: string | null;
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							timeZone: string;
							names: string[];
						}[];
						count: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.summary": {
		parameters: {
			query?: {
				seasonId?: string;
				type?: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: number;
						members: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isPlaceholder: boolean;
							email: string | null;
							role: string;
							isCoach: boolean;
							position: string | null;
							invited: number;
							going: number;
							maybe: number;
							notGoing: number;
							silent: number;
							present: number;
							late: number;
							absent: number;
							injured: number;
							answeredRate: number | null;
							presenceRate: number | null;
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.presence": {
		parameters: {
			query?: {
				seasonId?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						presence: number | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.export": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @default false */
					withFormer?: boolean;
					/** Format: uuid */
					seasonId?: string;
					/** @enum {string} */
					type?: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					memberIds?: string[];
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.byEvent": {
		parameters: {
			query?: {
				when?: "next" | "past";
				seasonId?: string;
				limit?: number;
				cursor?: string;
				eventId?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: {
							event: {
								/** Format: uuid */
								id: string;
								/** Format: uuid */
								teamId: string;
								seriesId: string | null;
								/** @enum {string} */
								type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								timeZone: string;
								startsLocal: string;
								endsLocal: string;
								isAllDay: boolean;
								venueId: string | null;
								location: string | null;
								meetingLocal: string | null;
								meetingPlace: string | null;
								opponentId: string | null;
								opponent: string | null;
								homeAway: ("home" | "away" | "neutral") | null;
								kit: string | null;
								places: number | null;
								minimum: number | null;
								answerUntil: string | null;
								cancelledAt: string | null;
								version: number;
								counts: {
									going: number;
									maybe: number;
									notGoing: number;
									waiting: number;
									silent: number;
								};
								staffCounts: {
									going: number;
									maybe: number;
									notGoing: number;
									waiting: number;
									silent: number;
								};
								asGuest: boolean;
							};
							people: {
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
								isPlaceholder: boolean;
								email: string | null;
								role: string;
								isCoach: boolean;
								position: string | null;
								answer: ("going" | "maybe" | "not_going") | null;
								waiting: number | null;
								mark: ("present" | "late" | "absent" | "injured") | null;
								note: string | null;
								markedBy: string | null;
								markedAt: string | null;
								isGuest: boolean;
							}[];
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.mark": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					marks: {
						/** Format: uuid */
						memberId: string;
						mark: ("present" | "late" | "absent" | "injured") | null;
						note?: string | null;
						was?: ("present" | "late" | "absent" | "injured") | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							memberId: string;
							/** @enum {string} */
							mark: "present" | "late" | "absent" | "injured";
							note: string | null;
						}[];
						replaced: {
							/** Format: uuid */
							memberId: string;
							mark: ("present" | "late" | "absent" | "injured") | null;
							markedBy: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.forecast": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						forecast: {
							likely: number;
							low: number;
							high: number;
							events: number;
							undecided: number;
							undecidedLikely: number | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.taskBoard": {
		parameters: {
			query?: {
				when?: "next" | "past";
				seasonId?: string;
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						events: {
							/** Format: uuid */
							id: string;
							title: string;
							/** @enum {string} */
							type: "practice" | "scrimmage" | "game" | "cup-game" | "exhibition-game" | "tryout" | "league-game" | "tournament" | "meeting" | "other";
							/** Format: date-time */
							startsAt: string;
							/** Format: date-time */
							endsAt: string;
							isAllDay: boolean;
							timeZone: string;
							assignments: {
								/** Format: uuid */
								taskId: string;
								/** Format: uuid */
								memberId: string;
								firstName: string;
								lastName: string;
								isOffered: boolean;
							}[];
						}[];
						counts: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							count: number;
						}[];
						next: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.myTasks": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						assignments: {
							/** Format: uuid */
							taskId: string;
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isOffered: boolean;
							/** Format: uuid */
							eventId: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.eventTasks": {
		parameters: {
			query?: {
				include?: "proposals";
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						assignments: {
							/** Format: uuid */
							taskId: string;
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isOffered: boolean;
						}[];
						proposals: {
							/** Format: uuid */
							taskId: string;
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
						}[] | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"attendance.changeTasks": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					changes: ({
						/** Format: uuid */
						taskId: string;
						memberId: string | null;
					} | {
						/** Format: uuid */
						taskId: string;
						isOffered: boolean;
					})[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						assignments: {
							/** Format: uuid */
							taskId: string;
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isOffered: boolean;
						}[];
						proposals: {
							/** Format: uuid */
							taskId: string;
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
						}[] | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"lifts.list": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isOn: boolean;
						mayDrive: boolean;
						mayRequestFor: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							isMe: boolean;
						}[];
						offers: {
							/** Format: uuid */
							id: string;
							driver: string;
							children: string[];
							isMine: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							seats: number;
							leavesAt: string | null;
							meetingPlace: string | null;
							beforeChange: boolean;
						}[];
						requests: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isMine: boolean;
							isMe: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							meetingPlace: string | null;
							seats: {
								/** Format: uuid */
								offerId: string;
								/** @enum {string} */
								leg: "there" | "back";
								isAccepted: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"lifts.choose": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					isOn: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isOn: boolean;
						mayDrive: boolean;
						mayRequestFor: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							isMe: boolean;
						}[];
						offers: {
							/** Format: uuid */
							id: string;
							driver: string;
							children: string[];
							isMine: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							seats: number;
							leavesAt: string | null;
							meetingPlace: string | null;
							beforeChange: boolean;
						}[];
						requests: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isMine: boolean;
							isMe: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							meetingPlace: string | null;
							seats: {
								/** Format: uuid */
								offerId: string;
								/** @enum {string} */
								leg: "there" | "back";
								isAccepted: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"lifts.offer": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					offer: {
						/** @enum {string} */
						direction: "both" | "there" | "back";
						seats: number;
						leavesAt: string | null;
						meetingPlace: string | null;
					} | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isOn: boolean;
						mayDrive: boolean;
						mayRequestFor: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							isMe: boolean;
						}[];
						offers: {
							/** Format: uuid */
							id: string;
							driver: string;
							children: string[];
							isMine: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							seats: number;
							leavesAt: string | null;
							meetingPlace: string | null;
							beforeChange: boolean;
						}[];
						requests: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isMine: boolean;
							isMe: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							meetingPlace: string | null;
							seats: {
								/** Format: uuid */
								offerId: string;
								/** @enum {string} */
								leg: "there" | "back";
								isAccepted: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"lifts.request": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					request: {
						/** @enum {string} */
						direction: "both" | "there" | "back";
						meetingPlace: string | null;
					} | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isOn: boolean;
						mayDrive: boolean;
						mayRequestFor: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							isMe: boolean;
						}[];
						offers: {
							/** Format: uuid */
							id: string;
							driver: string;
							children: string[];
							isMine: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							seats: number;
							leavesAt: string | null;
							meetingPlace: string | null;
							beforeChange: boolean;
						}[];
						requests: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isMine: boolean;
							isMe: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							meetingPlace: string | null;
							seats: {
								/** Format: uuid */
								offerId: string;
								/** @enum {string} */
								leg: "there" | "back";
								isAccepted: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"lifts.takeSeat": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					offerId: string;
					isTaken: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						isOn: boolean;
						mayDrive: boolean;
						mayRequestFor: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							isMe: boolean;
						}[];
						offers: {
							/** Format: uuid */
							id: string;
							driver: string;
							children: string[];
							isMine: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							seats: number;
							leavesAt: string | null;
							meetingPlace: string | null;
							beforeChange: boolean;
						}[];
						requests: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isMine: boolean;
							isMe: boolean;
							/** @enum {string} */
							direction: "both" | "there" | "back";
							meetingPlace: string | null;
							seats: {
								/** Format: uuid */
								offerId: string;
								/** @enum {string} */
								leg: "there" | "back";
								isAccepted: boolean;
							}[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.list": {
		parameters: {
			query?: {
				seasonId?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						leagues: {
							/** Format: uuid */
							id: string;
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							/** Format: date-time */
							createdAt: string;
							teamCount: number;
							matchCount: number;
							playedCount: number;
							nextOn: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.create": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					/** @default null */
					seasonId?: string | null;
					sport?: string;
					rules?: {
						points: {
							win: number;
							draw: number;
							/** @default null */
							goallessDraw?: number | null;
							loss: number;
							overtimeWin: number;
							overtimeLoss: number;
							shootOutWin: number;
							shootOutLoss: number;
							forfeitWin: number;
							forfeitLoss: number;
						};
						setPoints: {
							setsWon: number;
							setsLost: number;
							winner: number;
							loser: number;
						}[];
						bonuses: ({
							/** @enum {string} */
							kind: "tries" | "try_lead" | "try_lead_win";
							atLeast: number;
							points: number;
						} | {
							/** @enum {string} */
							kind: "scored" | "clear_win";
							atLeast: number;
							points: number;
						} | {
							/** @constant */
							kind: "narrow_loss";
							within: number;
							points: number;
						})[];
						cancelled: {
							/** @constant */
							kind: "nothing";
						} | {
							/** @constant */
							kind: "draw";
							points: number;
						};
						/** @enum {string} */
						shootOutGoal: "counts" | "does_not_count";
						order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
						headToHead: {
							/** @enum {string} */
							stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
							/** @enum {string} */
							counts: "at_once" | "when_all_met" | "when_all_played";
						};
					};
					/** @default null */
					format?: string | null;
					/** @default null */
					venueId?: string | null;
					/** @default null */
					address?: string | null;
					/** @default {} */
					invitations?: {
						/**
						 * @default automatic
						 * @enum {string}
						 */
						type?: "automatic" | "manual";
						/** @default 5 */
						daysBefore?: number;
						/** @default 0 */
						hoursBefore?: number;
						/** @default true */
						autoReminder?: boolean;
						/** @default false */
						firstComeFirstServed?: boolean;
						/** @default null */
						places?: number | null;
						/**
						 * @default everyone
						 * @enum {string}
						 */
						attendanceVisibility?: "everyone" | "staff";
					};
					/** @default [] */
					teams?: {
						name: string;
						/** @default null */
						shortName?: string | null;
						/** @default null */
						opponentId?: string | null;
						/** @default null */
						struckOut?: {
							from: string | null;
							/** @enum {string} */
							matches: "annulled" | "counted";
						} | null;
						/** @default null */
						fairPlay?: number | null;
						/** @default false */
						isOurs?: boolean;
						/** @default null */
						logoFileId?: string | null;
					}[];
					/** @default [] */
					fixtures?: {
						day: number;
						opponent: string;
						/** @default null */
						opponentId?: string | null;
						/** Format: date */
						startDate: string;
						/** @default null */
						startTime?: string | null;
						/**
						 * @default home
						 * @enum {string}
						 */
						location?: "home" | "away" | "neutral";
						/** @default null */
						venueId?: string | null;
						/** @default null */
						address?: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						league: {
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							venueId: string | null;
							address: string | null;
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							};
							invitations: {
								/**
								 * @default automatic
								 * @enum {string}
								 */
								type: "automatic" | "manual";
								/** @default 5 */
								daysBefore: number;
								/** @default 0 */
								hoursBefore: number;
								/** @default true */
								autoReminder: boolean;
								/** @default false */
								firstComeFirstServed: boolean;
								/** @default null */
								places: number | null;
								/**
								 * @default everyone
								 * @enum {string}
								 */
								attendanceVisibility: "everyone" | "staff";
							};
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							version: number;
							timeZone: string;
							/** Format: date-time */
							createdAt: string;
							publicPage: ({
								/** @constant */
								kind: "closed";
							} | {
								/** @constant */
								kind: "secret";
								path: string;
							} | {
								/** @constant */
								kind: "open";
								path: string;
								slug: string;
							}) | null;
						};
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
						stages: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						knockOuts: {
							seeds: string[];
							/**
							 * @default not_played
							 * @enum {string}
							 */
							thirdPlace: "played" | "not_played";
							/** @default 1 */
							legs: number;
							/**
							 * @default do_not_count
							 * @enum {string}
							 */
							awayGoals: "count" | "do_not_count";
							/** @default [] */
							days: {
								round: number;
								leg: number;
								/** Format: date */
								date: string;
								time: string | null;
							}[];
							/** Format: uuid */
							stage: string;
						}[];
						lots: string[][];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.get": {
		parameters: {
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						league: {
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							venueId: string | null;
							address: string | null;
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							};
							invitations: {
								/**
								 * @default automatic
								 * @enum {string}
								 */
								type: "automatic" | "manual";
								/** @default 5 */
								daysBefore: number;
								/** @default 0 */
								hoursBefore: number;
								/** @default true */
								autoReminder: boolean;
								/** @default false */
								firstComeFirstServed: boolean;
								/** @default null */
								places: number | null;
								/**
								 * @default everyone
								 * @enum {string}
								 */
								attendanceVisibility: "everyone" | "staff";
							};
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							version: number;
							timeZone: string;
							/** Format: date-time */
							createdAt: string;
							publicPage: ({
								/** @constant */
								kind: "closed";
							} | {
								/** @constant */
								kind: "secret";
								path: string;
							} | {
								/** @constant */
								kind: "open";
								path: string;
								slug: string;
							}) | null;
						};
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
						stages: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						knockOuts: {
							seeds: string[];
							/**
							 * @default not_played
							 * @enum {string}
							 */
							thirdPlace: "played" | "not_played";
							/** @default 1 */
							legs: number;
							/**
							 * @default do_not_count
							 * @enum {string}
							 */
							awayGoals: "count" | "do_not_count";
							/** @default [] */
							days: {
								round: number;
								leg: number;
								/** Format: date */
								date: string;
								time: string | null;
							}[];
							/** Format: uuid */
							stage: string;
						}[];
						lots: string[][];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.remove": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.change": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					version: number;
					was?: {
						name?: string;
						seasonId?: string | null;
						sport?: string;
						format?: string | null;
						venueId?: string | null;
						address?: string | null;
						rules?: {
							points: {
								win: number;
								draw: number;
								/** @default null */
								goallessDraw?: number | null;
								loss: number;
								overtimeWin: number;
								overtimeLoss: number;
								shootOutWin: number;
								shootOutLoss: number;
								forfeitWin: number;
								forfeitLoss: number;
							};
							setPoints: {
								setsWon: number;
								setsLost: number;
								winner: number;
								loser: number;
							}[];
							bonuses: ({
								/** @enum {string} */
								kind: "tries" | "try_lead" | "try_lead_win";
								atLeast: number;
								points: number;
							} | {
								/** @enum {string} */
								kind: "scored" | "clear_win";
								atLeast: number;
								points: number;
							} | {
								/** @constant */
								kind: "narrow_loss";
								within: number;
								points: number;
							})[];
							cancelled: {
								/** @constant */
								kind: "nothing";
							} | {
								/** @constant */
								kind: "draw";
								points: number;
							};
							/** @enum {string} */
							shootOutGoal: "counts" | "does_not_count";
							order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
							headToHead: {
								/** @enum {string} */
								stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
								/** @enum {string} */
								counts: "at_once" | "when_all_met" | "when_all_played";
							};
						};
						invitations?: {
							/**
							 * @default automatic
							 * @enum {string}
							 */
							type?: "automatic" | "manual";
							/** @default 5 */
							daysBefore?: number;
							/** @default 0 */
							hoursBefore?: number;
							/** @default true */
							autoReminder?: boolean;
							/** @default false */
							firstComeFirstServed?: boolean;
							/** @default null */
							places?: number | null;
							/**
							 * @default everyone
							 * @enum {string}
							 */
							attendanceVisibility?: "everyone" | "staff";
						};
					};
					changes: {
						name?: string;
						seasonId?: string | null;
						sport?: string;
						format?: string | null;
						venueId?: string | null;
						address?: string | null;
						rules?: {
							points: {
								win: number;
								draw: number;
								/** @default null */
								goallessDraw?: number | null;
								loss: number;
								overtimeWin: number;
								overtimeLoss: number;
								shootOutWin: number;
								shootOutLoss: number;
								forfeitWin: number;
								forfeitLoss: number;
							};
							setPoints: {
								setsWon: number;
								setsLost: number;
								winner: number;
								loser: number;
							}[];
							bonuses: ({
								/** @enum {string} */
								kind: "tries" | "try_lead" | "try_lead_win";
								atLeast: number;
								points: number;
							} | {
								/** @enum {string} */
								kind: "scored" | "clear_win";
								atLeast: number;
								points: number;
							} | {
								/** @constant */
								kind: "narrow_loss";
								within: number;
								points: number;
							})[];
							cancelled: {
								/** @constant */
								kind: "nothing";
							} | {
								/** @constant */
								kind: "draw";
								points: number;
							};
							/** @enum {string} */
							shootOutGoal: "counts" | "does_not_count";
							order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
							headToHead: {
								/** @enum {string} */
								stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
								/** @enum {string} */
								counts: "at_once" | "when_all_met" | "when_all_played";
							};
						};
						invitations?: {
							/**
							 * @default automatic
							 * @enum {string}
							 */
							type?: "automatic" | "manual";
							/** @default 5 */
							daysBefore?: number;
							/** @default 0 */
							hoursBefore?: number;
							/** @default true */
							autoReminder?: boolean;
							/** @default false */
							firstComeFirstServed?: boolean;
							/** @default null */
							places?: number | null;
							/**
							 * @default everyone
							 * @enum {string}
							 */
							attendanceVisibility?: "everyone" | "staff";
						};
						stages?: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules?: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw?: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						lots?: string[][];
						teamOrder?: string[];
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						league: {
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							venueId: string | null;
							address: string | null;
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							};
							invitations: {
								/**
								 * @default automatic
								 * @enum {string}
								 */
								type: "automatic" | "manual";
								/** @default 5 */
								daysBefore: number;
								/** @default 0 */
								hoursBefore: number;
								/** @default true */
								autoReminder: boolean;
								/** @default false */
								firstComeFirstServed: boolean;
								/** @default null */
								places: number | null;
								/**
								 * @default everyone
								 * @enum {string}
								 */
								attendanceVisibility: "everyone" | "staff";
							};
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							version: number;
							timeZone: string;
							/** Format: date-time */
							createdAt: string;
							publicPage: ({
								/** @constant */
								kind: "closed";
							} | {
								/** @constant */
								kind: "secret";
								path: string;
							} | {
								/** @constant */
								kind: "open";
								path: string;
								slug: string;
							}) | null;
						};
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
						stages: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						knockOuts: {
							seeds: string[];
							/**
							 * @default not_played
							 * @enum {string}
							 */
							thirdPlace: "played" | "not_played";
							/** @default 1 */
							legs: number;
							/**
							 * @default do_not_count
							 * @enum {string}
							 */
							awayGoals: "count" | "do_not_count";
							/** @default [] */
							days: {
								round: number;
								leg: number;
								/** Format: date */
								date: string;
								time: string | null;
							}[];
							/** Format: uuid */
							stage: string;
						}[];
						lots: string[][];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.standings": {
		parameters: {
			query?: {
				stage?: string;
				day?: string;
				round?: number;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						stage: string | null;
						day: string | null;
						round: number | null;
						rows: {
							/** Format: uuid */
							team: string;
							position: number;
							played: number;
							won: number;
							drawn: number;
							lost: number;
							overtime: {
								won: number;
								lost: number;
							};
							shootOut: {
								won: number;
								lost: number;
							};
							scored: number;
							conceded: number;
							difference: number;
							balls: {
								own: number;
								theirs: number;
							};
							tries: {
								own: number;
								theirs: number;
							};
							points: number;
							pointsAgainst: number;
							pointsPerGame: number;
							bonusPoints: number;
							carriedPoints: number;
							adjustments: {
								/** Format: uuid */
								team: string;
								points: number;
								reason: string;
								/** @default null */
								from: string | null;
								/** @default null */
								until: string | null;
								/** @default null */
								stage: string | null;
								/** Format: uuid */
								id: string;
							}[];
							behind: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots" | "shared" | "struck_out") | null;
							compared: {
								own: number;
								before: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.export": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					what: "matches" | "table";
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					/** Format: uuid */
					stage?: string;
					/** Format: date */
					day?: string;
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.addTeams": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					teams: {
						name: string;
						/** @default null */
						shortName?: string | null;
						/** @default null */
						opponentId?: string | null;
						/** @default null */
						struckOut?: {
							from: string | null;
							/** @enum {string} */
							matches: "annulled" | "counted";
						} | null;
						/** @default null */
						fairPlay?: number | null;
						/** @default false */
						isOurs?: boolean;
						/** @default null */
						logoFileId?: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeTeam": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				leagueTeamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.changeTeam": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				leagueTeamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					version: number;
					was?: {
						name?: string;
						shortName?: string | null;
						opponentId?: string | null;
						struckOut?: {
							from: string | null;
							/** @enum {string} */
							matches: "annulled" | "counted";
						} | null;
						fairPlay?: number | null;
						isOurs?: boolean;
						logoFileId?: string | null;
					};
					changes: {
						name?: string;
						shortName?: string | null;
						opponentId?: string | null;
						struckOut?: {
							from: string | null;
							/** @enum {string} */
							matches: "annulled" | "counted";
						} | null;
						fairPlay?: number | null;
						isOurs?: boolean;
						logoFileId?: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.saveAdjustment": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				adjustmentId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					team: string;
					points: number;
					reason: string;
					/** @default null */
					from?: string | null;
					/** @default null */
					until?: string | null;
					/** @default null */
					stage?: string | null;
					version: number;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeAdjustment": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				adjustmentId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.addMatches": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					matches: {
						/** @default null */
						round?: number | null;
						/** @default null */
						stage?: string | null;
						/** Format: uuid */
						home: string;
						/** Format: uuid */
						away: string;
						/** @default null */
						date?: string | null;
						/** @default null */
						time?: string | null;
						/** @default false */
						isNeutral?: boolean;
						/** @default null */
						venueId?: string | null;
						/** @default null */
						venue?: string | null;
						/**
						 * @default {
						 *       "kind": "open"
						 *     }
						 */
						outcome?: {
							/** @constant */
							kind: "open";
						} | {
							/** @constant */
							kind: "postponed";
						} | {
							/** @constant */
							kind: "cancelled";
						} | {
							/** @constant */
							kind: "annulled";
						} | {
							/** @constant */
							kind: "played";
							score: {
								home: number;
								away: number;
							};
							/**
							 * @default regulation
							 * @enum {string}
							 */
							decided?: "regulation" | "overtime" | "shoot_out";
							/** @default null */
							shootOut?: {
								home: number;
								away: number;
							} | null;
							/** @default [] */
							sets?: {
								home: number;
								away: number;
							}[];
							/** @default null */
							tries?: {
								home: number;
								away: number;
							} | null;
							/** @default null */
							halfTime?: {
								home: number;
								away: number;
							} | null;
						} | {
							/** @constant */
							kind: "awarded";
							score: {
								home: number;
								away: number;
							};
							/** @enum {string} */
							against: "home" | "away" | "both" | "nobody";
							/** @default null */
							points?: {
								home: number;
								away: number;
							} | null;
						};
						/** @default null */
						note?: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.changeMatches": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					edits: {
						/** Format: uuid */
						matchId: string;
						version: number;
						was?: {
							round?: number | null;
							stage?: string | null;
							/** Format: uuid */
							home?: string;
							/** Format: uuid */
							away?: string;
							date?: string | null;
							time?: string | null;
							isNeutral?: boolean;
							venueId?: string | null;
							venue?: string | null;
							outcome?: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided?: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut?: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets?: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries?: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime?: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points?: {
									home: number;
									away: number;
								} | null;
							};
							note?: string | null;
						};
						changes: {
							round?: number | null;
							stage?: string | null;
							/** Format: uuid */
							home?: string;
							/** Format: uuid */
							away?: string;
							date?: string | null;
							time?: string | null;
							isNeutral?: boolean;
							venueId?: string | null;
							venue?: string | null;
							outcome?: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided?: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut?: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets?: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries?: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime?: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points?: {
									home: number;
									away: number;
								} | null;
							};
							note?: string | null;
						};
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.matchHistory": {
		parameters: {
			path: {
				teamId: string;
				leagueId: string;
				matchId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						changes: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							what: "written" | "confirmed";
							by: string | null;
							/** Format: date-time */
							at: string;
							isImported: boolean;
							before: {
								round: number | null;
								date: string | null;
								time: string | null;
								isNeutral: boolean;
								venueName: string | null;
								outcome: {
									/** @constant */
									kind: "open";
								} | {
									/** @constant */
									kind: "postponed";
								} | {
									/** @constant */
									kind: "cancelled";
								} | {
									/** @constant */
									kind: "annulled";
								} | {
									/** @constant */
									kind: "played";
									score: {
										home: number;
										away: number;
									};
									/**
									 * @default regulation
									 * @enum {string}
									 */
									decided: "regulation" | "overtime" | "shoot_out";
									/** @default null */
									shootOut: {
										home: number;
										away: number;
									} | null;
									/** @default [] */
									sets: {
										home: number;
										away: number;
									}[];
									/** @default null */
									tries: {
										home: number;
										away: number;
									} | null;
									/** @default null */
									halfTime: {
										home: number;
										away: number;
									} | null;
								} | {
									/** @constant */
									kind: "awarded";
									score: {
										home: number;
										away: number;
									};
									/** @enum {string} */
									against: "home" | "away" | "both" | "nobody";
									/** @default null */
									points: {
										home: number;
										away: number;
									} | null;
								};
								note: string | null;
							} | null;
							after: {
								round: number | null;
								date: string | null;
								time: string | null;
								isNeutral: boolean;
								venueName: string | null;
								outcome: {
									/** @constant */
									kind: "open";
								} | {
									/** @constant */
									kind: "postponed";
								} | {
									/** @constant */
									kind: "cancelled";
								} | {
									/** @constant */
									kind: "annulled";
								} | {
									/** @constant */
									kind: "played";
									score: {
										home: number;
										away: number;
									};
									/**
									 * @default regulation
									 * @enum {string}
									 */
									decided: "regulation" | "overtime" | "shoot_out";
									/** @default null */
									shootOut: {
										home: number;
										away: number;
									} | null;
									/** @default [] */
									sets: {
										home: number;
										away: number;
									}[];
									/** @default null */
									tries: {
										home: number;
										away: number;
									} | null;
									/** @default null */
									halfTime: {
										home: number;
										away: number;
									} | null;
								} | {
									/** @constant */
									kind: "awarded";
									score: {
										home: number;
										away: number;
									};
									/** @enum {string} */
									against: "home" | "away" | "both" | "nobody";
									/** @default null */
									points: {
										home: number;
										away: number;
									} | null;
								};
								note: string | null;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeMatches": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					matchIds: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						matchIds: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.importResults": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					text: string;
					/** @default false */
					preview?: boolean;
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					/** @default {} */
					answers?: {
						/** @enum {string} */
						dateOrder?: "DMY" | "MDY";
						/** @enum {string} */
						timeOrScore?: "time" | "score";
						teams?: {
							[key: string]: string | "new";
						};
						columns?: (("date" | "time" | "round" | "home" | "away" | "score" | "homeScore" | "awayScore" | "halfTime" | "shootOut" | "status" | "venue") | null)[];
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						importId: string | null;
						added: number;
						changed: number;
						same: number;
						leftAlone: number;
					} | {
						preview: {
							lines: ({
								line: number;
								written: string;
								/** @constant */
								kind: "match";
								date: string | null;
								time: string | null;
								round: number | null;
								home: {
									/** @constant */
									kind: "team";
									/** Format: uuid */
									team: string;
								} | {
									/** @constant */
									kind: "new";
									name: string;
									opponent: string | null;
								};
								away: {
									/** @constant */
									kind: "team";
									/** Format: uuid */
									team: string;
								} | {
									/** @constant */
									kind: "new";
									name: string;
									opponent: string | null;
								};
								outcome: {
									/** @constant */
									kind: "open";
								} | {
									/** @constant */
									kind: "postponed";
								} | {
									/** @constant */
									kind: "cancelled";
								} | {
									/** @constant */
									kind: "annulled";
								} | {
									/** @constant */
									kind: "played";
									score: {
										home: number;
										away: number;
									};
									/**
									 * @default regulation
									 * @enum {string}
									 */
									decided: "regulation" | "overtime" | "shoot_out";
									/** @default null */
									shootOut: {
										home: number;
										away: number;
									} | null;
									/** @default [] */
									sets: {
										home: number;
										away: number;
									}[];
									/** @default null */
									tries: {
										home: number;
										away: number;
									} | null;
									/** @default null */
									halfTime: {
										home: number;
										away: number;
									} | null;
								} | {
									/** @constant */
									kind: "awarded";
									score: {
										home: number;
										away: number;
									};
									/** @enum {string} */
									against: "home" | "away" | "both" | "nobody";
									/** @default null */
									points: {
										home: number;
										away: number;
									} | null;
								};
								venue: string | null;
								matchId: string | null;
								/** @enum {string} */
								effect: "new" | "changed" | "same";
							} | {
								line: number;
								written: string;
								/** @constant */
								kind: "open";
							} | {
								line: number;
								written: string;
								/** @constant */
								kind: "problem";
								problem: string;
							})[];
							questions: ({
								/** @constant */
								kind: "date_order";
								samples: string[];
							} | {
								/** @constant */
								kind: "time_or_score";
								samples: string[];
							} | {
								/** @constant */
								kind: "team";
								written: string;
								proposals: {
									/** Format: uuid */
									team: string;
									certainty: number;
								}[];
								opponent: string | null;
							})[];
							columns: {
								heading: string;
								sample: string;
								meaning: ("date" | "time" | "round" | "home" | "away" | "score" | "homeScore" | "awayScore" | "halfTime" | "shootOut" | "status" | "venue") | null;
							}[];
							leftOut: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.imports": {
		parameters: {
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						imports: {
							/** Format: uuid */
							id: string;
							by: string | null;
							/** Format: date-time */
							at: string;
							added: number;
							changed: number;
							/** Format: date-time */
							undoableUntil: string;
							undoneAt: string | null;
							mayUndo: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.undoImport": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				resultsImportId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						undone: number;
						keptMatchIds: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.drawKnockOut": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					name: string;
					seeds: string[];
					/**
					 * @default not_played
					 * @enum {string}
					 */
					thirdPlace?: "played" | "not_played";
					/** @default 1 */
					legs?: number;
					/**
					 * @default do_not_count
					 * @enum {string}
					 */
					awayGoals?: "count" | "do_not_count";
					/** @default [] */
					days?: {
						round: number;
						leg: number;
						/** Format: date */
						date: string;
						time: string | null;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						league: {
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							venueId: string | null;
							address: string | null;
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							};
							invitations: {
								/**
								 * @default automatic
								 * @enum {string}
								 */
								type: "automatic" | "manual";
								/** @default 5 */
								daysBefore: number;
								/** @default 0 */
								hoursBefore: number;
								/** @default true */
								autoReminder: boolean;
								/** @default false */
								firstComeFirstServed: boolean;
								/** @default null */
								places: number | null;
								/**
								 * @default everyone
								 * @enum {string}
								 */
								attendanceVisibility: "everyone" | "staff";
							};
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							version: number;
							timeZone: string;
							/** Format: date-time */
							createdAt: string;
							publicPage: ({
								/** @constant */
								kind: "closed";
							} | {
								/** @constant */
								kind: "secret";
								path: string;
							} | {
								/** @constant */
								kind: "open";
								path: string;
								slug: string;
							}) | null;
						};
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
						stages: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						knockOuts: {
							seeds: string[];
							/**
							 * @default not_played
							 * @enum {string}
							 */
							thirdPlace: "played" | "not_played";
							/** @default 1 */
							legs: number;
							/**
							 * @default do_not_count
							 * @enum {string}
							 */
							awayGoals: "count" | "do_not_count";
							/** @default [] */
							days: {
								round: number;
								leg: number;
								/** Format: date */
								date: string;
								time: string | null;
							}[];
							/** Format: uuid */
							stage: string;
						}[];
						lots: string[][];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeKnockOut": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				stageId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						league: {
							name: string;
							seasonId: string | null;
							sport: string;
							format: string | null;
							venueId: string | null;
							address: string | null;
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							};
							invitations: {
								/**
								 * @default automatic
								 * @enum {string}
								 */
								type: "automatic" | "manual";
								/** @default 5 */
								daysBefore: number;
								/** @default 0 */
								hoursBefore: number;
								/** @default true */
								autoReminder: boolean;
								/** @default false */
								firstComeFirstServed: boolean;
								/** @default null */
								places: number | null;
								/**
								 * @default everyone
								 * @enum {string}
								 */
								attendanceVisibility: "everyone" | "staff";
							};
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							teamId: string;
							version: number;
							timeZone: string;
							/** Format: date-time */
							createdAt: string;
							publicPage: ({
								/** @constant */
								kind: "closed";
							} | {
								/** @constant */
								kind: "secret";
								path: string;
							} | {
								/** @constant */
								kind: "open";
								path: string;
								slug: string;
							}) | null;
						};
						teams: {
							name: string;
							shortName: string | null;
							opponentId: string | null;
							struckOut: {
								from: string | null;
								/** @enum {string} */
								matches: "annulled" | "counted";
							} | null;
							fairPlay: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							isOurs: boolean;
							logo: {
								thumb: string;
								full: string;
							} | null;
						}[];
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
						adjustments: {
							/** Format: uuid */
							team: string;
							points: number;
							reason: string;
							/** @default null */
							from: string | null;
							/** @default null */
							until: string | null;
							/** @default null */
							stage: string | null;
							/** Format: uuid */
							id: string;
							version: number;
						}[];
						stages: ({
							/** @constant */
							kind: "table";
							/** Format: uuid */
							id: string;
							name: string;
							teams: string[] | null;
							carry: {
								/** Format: uuid */
								stage: string;
								/** @enum {string} */
								points: "all" | "halved_down" | "halved_up" | "halved" | "none";
								/** @enum {string} */
								matches: "all" | "between_teams_of_the_stage";
								/** @enum {string} */
								record: "kept" | "fresh";
							} | null;
							/** @default null */
							rules: {
								points: {
									win: number;
									draw: number;
									/** @default null */
									goallessDraw: number | null;
									loss: number;
									overtimeWin: number;
									overtimeLoss: number;
									shootOutWin: number;
									shootOutLoss: number;
									forfeitWin: number;
									forfeitLoss: number;
								};
								setPoints: {
									setsWon: number;
									setsLost: number;
									winner: number;
									loser: number;
								}[];
								bonuses: ({
									/** @enum {string} */
									kind: "tries" | "try_lead" | "try_lead_win";
									atLeast: number;
									points: number;
								} | {
									/** @enum {string} */
									kind: "scored" | "clear_win";
									atLeast: number;
									points: number;
								} | {
									/** @constant */
									kind: "narrow_loss";
									within: number;
									points: number;
								})[];
								cancelled: {
									/** @constant */
									kind: "nothing";
								} | {
									/** @constant */
									kind: "draw";
									points: number;
								};
								/** @enum {string} */
								shootOutGoal: "counts" | "does_not_count";
								order: ("points" | "points_per_game" | "difference" | "scored" | "fewer_conceded" | "away_scored" | "wins" | "regulation_wins" | "wins_without_shoot_out" | "away_wins" | "win_share" | "win_share_in_table" | "fewer_losses" | "quotient" | "ball_quotient" | "ball_difference" | "balls" | "tries" | "try_difference" | "rounded_off" | "earlier_points" | "earlier_place" | "fair_play" | "head_to_head_points" | "head_to_head_points_per_game" | "head_to_head_wins" | "head_to_head_difference" | "head_to_head_scored" | "head_to_head_away_scored" | "head_to_head_quotient" | "drawn_lots")[];
								headToHead: {
									/** @enum {string} */
									stillLevel: "go_on" | "again_at_the_end" | "again_at_once";
									/** @enum {string} */
									counts: "at_once" | "when_all_met" | "when_all_played";
								};
							} | null;
						} | {
							/** @constant */
							kind: "knock_out";
							/** Format: uuid */
							id: string;
							name: string;
						})[];
						knockOuts: {
							seeds: string[];
							/**
							 * @default not_played
							 * @enum {string}
							 */
							thirdPlace: "played" | "not_played";
							/** @default 1 */
							legs: number;
							/**
							 * @default do_not_count
							 * @enum {string}
							 */
							awayGoals: "count" | "do_not_count";
							/** @default [] */
							days: {
								round: number;
								leg: number;
								/** Format: date */
								date: string;
								time: string | null;
							}[];
							/** Format: uuid */
							stage: string;
						}[];
						lots: string[][];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.decideSheet": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				leagueId: string;
				matchId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					decision: {
						/** @constant */
						kind: "accept";
						/** Format: uuid */
						proposalId: string;
					} | {
						/** @constant */
						kind: "decline";
						/** Format: uuid */
						proposalId: string;
					} | {
						/** @constant */
						kind: "withdraw";
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						matches: {
							round: number | null;
							stage: string | null;
							/** Format: uuid */
							home: string;
							/** Format: uuid */
							away: string;
							date: string | null;
							time: string | null;
							isNeutral: boolean;
							venueId: string | null;
							venue: string | null;
							outcome: {
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							};
							note: string | null;
							/** Format: uuid */
							id: string;
							version: number;
							tie: string | null;
							eventId: string | null;
							isCalledOff: boolean;
							venueName: string | null;
							sheet: {
								sentTo: string | null;
								/** Format: date-time */
								sentAt: string;
								/** Format: date-time */
								endsAt: string;
								confirmedAt: string | null;
								confirmedBy: string | null;
								proposal: {
									/** Format: uuid */
									id: string;
									by: string;
									/** Format: date */
									date: string;
									time: string | null;
									venue: string | null;
									outcome: ({
										/** @constant */
										kind: "open";
									} | {
										/** @constant */
										kind: "postponed";
									} | {
										/** @constant */
										kind: "cancelled";
									} | {
										/** @constant */
										kind: "annulled";
									} | {
										/** @constant */
										kind: "played";
										score: {
											home: number;
											away: number;
										};
										/**
										 * @default regulation
										 * @enum {string}
										 */
										decided: "regulation" | "overtime" | "shoot_out";
										/** @default null */
										shootOut: {
											home: number;
											away: number;
										} | null;
										/** @default [] */
										sets: {
											home: number;
											away: number;
										}[];
										/** @default null */
										tries: {
											home: number;
											away: number;
										} | null;
										/** @default null */
										halfTime: {
											home: number;
											away: number;
										} | null;
									} | {
										/** @constant */
										kind: "awarded";
										score: {
											home: number;
											away: number;
										};
										/** @enum {string} */
										against: "home" | "away" | "both" | "nobody";
										/** @default null */
										points: {
											home: number;
											away: number;
										} | null;
									}) | null;
									words: string | null;
									/** Format: date-time */
									at: string;
								} | null;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.matchDay": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						sport: string;
						format: string | null;
						/** @enum {string} */
						side: "home" | "away";
						league: {
							/** Format: uuid */
							leagueId: string;
							/** Format: uuid */
							matchId: string;
						} | null;
						settings: {
							version: number;
							scorer: string | null;
							periods: {
								count: number;
								minutes: number | null;
							};
						};
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
							version: number;
							publishedAt: string | null;
						} | null;
						people: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							publicName: string | null;
							jerseyNumber: string | null;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							isStaff: boolean;
							isAsked: boolean;
						}[];
						live: {
							marks: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								kind: "start" | "stop";
								period: number;
								/** Format: date-time */
								at: string;
							}[];
							events: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
								/** Format: uuid */
								id: string;
								version: number;
								/** Format: date-time */
								notedAt: string;
								notedBy: string | null;
							}[];
							score: {
								own: number;
								opponent: number;
							};
						};
						result: {
							version: number;
							outcome: ({
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							}) | null;
							endedAt: string | null;
							asked: {
								sets: boolean;
								tries: boolean;
							};
						};
						report: {
							version: number;
							text: string | null;
						};
						vote: {
							isOpen: boolean;
							/** Format: date-time */
							closesAt: string;
							players: string[];
							votes: number;
							mine: {
								/** Format: uuid */
								memberId: string;
								choice: string | null;
							}[];
							best: {
								memberIds: string[];
								votes: number;
							} | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.changeMatchDay": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody?: {
			content: {
				"application/json": {
					settings?: {
						version: number;
						scorer?: string | null;
						periods?: {
							count: number;
							minutes: number | null;
						};
					};
					report?: {
						version: number;
						text: string | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						sport: string;
						format: string | null;
						/** @enum {string} */
						side: "home" | "away";
						league: {
							/** Format: uuid */
							leagueId: string;
							/** Format: uuid */
							matchId: string;
						} | null;
						settings: {
							version: number;
							scorer: string | null;
							periods: {
								count: number;
								minutes: number | null;
							};
						};
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
							version: number;
							publishedAt: string | null;
						} | null;
						people: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							publicName: string | null;
							jerseyNumber: string | null;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							isStaff: boolean;
							isAsked: boolean;
						}[];
						live: {
							marks: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								kind: "start" | "stop";
								period: number;
								/** Format: date-time */
								at: string;
							}[];
							events: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
								/** Format: uuid */
								id: string;
								version: number;
								/** Format: date-time */
								notedAt: string;
								notedBy: string | null;
							}[];
							score: {
								own: number;
								opponent: number;
							};
						};
						result: {
							version: number;
							outcome: ({
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							}) | null;
							endedAt: string | null;
							asked: {
								sets: boolean;
								tries: boolean;
							};
						};
						report: {
							version: number;
							text: string | null;
						};
						vote: {
							isOpen: boolean;
							/** Format: date-time */
							closesAt: string;
							players: string[];
							votes: number;
							mine: {
								/** Format: uuid */
								memberId: string;
								choice: string | null;
							}[];
							best: {
								memberIds: string[];
								votes: number;
							} | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.saveLineUp": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					version: number;
					was?: {
						formation: string | null;
						captain: string | null;
						players: {
							/** Format: uuid */
							memberId: string;
							place: number | null;
							shirtNumber: string | null;
						}[];
					};
					lineUp?: {
						formation: string | null;
						captain: string | null;
						players: {
							/** Format: uuid */
							memberId: string;
							place: number | null;
							shirtNumber: string | null;
						}[];
					};
					isPublished?: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						sport: string;
						format: string | null;
						/** @enum {string} */
						side: "home" | "away";
						league: {
							/** Format: uuid */
							leagueId: string;
							/** Format: uuid */
							matchId: string;
						} | null;
						settings: {
							version: number;
							scorer: string | null;
							periods: {
								count: number;
								minutes: number | null;
							};
						};
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
							version: number;
							publishedAt: string | null;
						} | null;
						people: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							publicName: string | null;
							jerseyNumber: string | null;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							isStaff: boolean;
							isAsked: boolean;
						}[];
						live: {
							marks: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								kind: "start" | "stop";
								period: number;
								/** Format: date-time */
								at: string;
							}[];
							events: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
								/** Format: uuid */
								id: string;
								version: number;
								/** Format: date-time */
								notedAt: string;
								notedBy: string | null;
							}[];
							score: {
								own: number;
								opponent: number;
							};
						};
						result: {
							version: number;
							outcome: ({
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							}) | null;
							endedAt: string | null;
							asked: {
								sets: boolean;
								tries: boolean;
							};
						};
						report: {
							version: number;
							text: string | null;
						};
						vote: {
							isOpen: boolean;
							/** Format: date-time */
							closesAt: string;
							players: string[];
							votes: number;
							mine: {
								/** Format: uuid */
								memberId: string;
								choice: string | null;
							}[];
							best: {
								memberIds: string[];
								votes: number;
							} | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.lastLineUp": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
						} | null;
						leftOut: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.addClockMarks": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					marks: {
						/** Format: uuid */
						id: string;
						/** @enum {string} */
						kind: "start" | "stop";
						period: number;
						/** Format: date-time */
						at: string;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "start" | "stop";
							period: number;
							/** Format: date-time */
							at: string;
						}[];
						events: {
							/** @enum {string} */
							kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
							/** @enum {string} */
							side: "own" | "opponent";
							member: string | null;
							partner: string | null;
							period: number | null;
							second: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							/** Format: date-time */
							notedAt: string;
							notedBy: string | null;
						}[];
						score: {
							own: number;
							opponent: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeClockMark": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				markId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "start" | "stop";
							period: number;
							/** Format: date-time */
							at: string;
						}[];
						events: {
							/** @enum {string} */
							kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
							/** @enum {string} */
							side: "own" | "opponent";
							member: string | null;
							partner: string | null;
							period: number | null;
							second: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							/** Format: date-time */
							notedAt: string;
							notedBy: string | null;
						}[];
						score: {
							own: number;
							opponent: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.addMatchEvents": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					events: {
						/** @enum {string} */
						kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
						/** @enum {string} */
						side: "own" | "opponent";
						/** @default null */
						member?: string | null;
						/** @default null */
						partner?: string | null;
						/** @default null */
						period?: number | null;
						/** @default null */
						second?: number | null;
						/** Format: uuid */
						id: string;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "start" | "stop";
							period: number;
							/** Format: date-time */
							at: string;
						}[];
						events: {
							/** @enum {string} */
							kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
							/** @enum {string} */
							side: "own" | "opponent";
							member: string | null;
							partner: string | null;
							period: number | null;
							second: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							/** Format: date-time */
							notedAt: string;
							notedBy: string | null;
						}[];
						score: {
							own: number;
							opponent: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.removeMatchEvent": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				matchEventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "start" | "stop";
							period: number;
							/** Format: date-time */
							at: string;
						}[];
						events: {
							/** @enum {string} */
							kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
							/** @enum {string} */
							side: "own" | "opponent";
							member: string | null;
							partner: string | null;
							period: number | null;
							second: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							/** Format: date-time */
							notedAt: string;
							notedBy: string | null;
						}[];
						score: {
							own: number;
							opponent: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.changeMatchEvent": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				matchEventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					version: number;
					changes: {
						/** @enum {string} */
						kind?: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
						/** @enum {string} */
						side?: "own" | "opponent";
						member?: string | null;
						partner?: string | null;
						period?: number | null;
						second?: number | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						marks: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "start" | "stop";
							period: number;
							/** Format: date-time */
							at: string;
						}[];
						events: {
							/** @enum {string} */
							kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
							/** @enum {string} */
							side: "own" | "opponent";
							member: string | null;
							partner: string | null;
							period: number | null;
							second: number | null;
							/** Format: uuid */
							id: string;
							version: number;
							/** Format: date-time */
							notedAt: string;
							notedBy: string | null;
						}[];
						score: {
							own: number;
							opponent: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.matchDayHistory": {
		parameters: {
			path: {
				teamId: string;
				eventId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						changes: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							what: "written" | "confirmed";
							by: string | null;
							/** Format: date-time */
							at: string;
							isImported: boolean;
							before: {
								round: number | null;
								date: string | null;
								time: string | null;
								isNeutral: boolean;
								venueName: string | null;
								outcome: {
									/** @constant */
									kind: "open";
								} | {
									/** @constant */
									kind: "postponed";
								} | {
									/** @constant */
									kind: "cancelled";
								} | {
									/** @constant */
									kind: "annulled";
								} | {
									/** @constant */
									kind: "played";
									score: {
										home: number;
										away: number;
									};
									/**
									 * @default regulation
									 * @enum {string}
									 */
									decided: "regulation" | "overtime" | "shoot_out";
									/** @default null */
									shootOut: {
										home: number;
										away: number;
									} | null;
									/** @default [] */
									sets: {
										home: number;
										away: number;
									}[];
									/** @default null */
									tries: {
										home: number;
										away: number;
									} | null;
									/** @default null */
									halfTime: {
										home: number;
										away: number;
									} | null;
								} | {
									/** @constant */
									kind: "awarded";
									score: {
										home: number;
										away: number;
									};
									/** @enum {string} */
									against: "home" | "away" | "both" | "nobody";
									/** @default null */
									points: {
										home: number;
										away: number;
									} | null;
								};
								note: string | null;
							} | null;
							after: {
								round: number | null;
								date: string | null;
								time: string | null;
								isNeutral: boolean;
								venueName: string | null;
								outcome: {
									/** @constant */
									kind: "open";
								} | {
									/** @constant */
									kind: "postponed";
								} | {
									/** @constant */
									kind: "cancelled";
								} | {
									/** @constant */
									kind: "annulled";
								} | {
									/** @constant */
									kind: "played";
									score: {
										home: number;
										away: number;
									};
									/**
									 * @default regulation
									 * @enum {string}
									 */
									decided: "regulation" | "overtime" | "shoot_out";
									/** @default null */
									shootOut: {
										home: number;
										away: number;
									} | null;
									/** @default [] */
									sets: {
										home: number;
										away: number;
									}[];
									/** @default null */
									tries: {
										home: number;
										away: number;
									} | null;
									/** @default null */
									halfTime: {
										home: number;
										away: number;
									} | null;
								} | {
									/** @constant */
									kind: "awarded";
									score: {
										home: number;
										away: number;
									};
									/** @enum {string} */
									against: "home" | "away" | "both" | "nobody";
									/** @default null */
									points: {
										home: number;
										away: number;
									} | null;
								};
								note: string | null;
							} | null;
						}[];
						events: {
							/** Format: uuid */
							matchEventId: string;
							/** @enum {string} */
							what: "corrected" | "taken_back";
							before: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
							};
							/** Format: date-time */
							at: string;
							by: string | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.enterResult": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					version: number;
					outcome: {
						/** @constant */
						kind: "played";
						score: {
							home: number;
							away: number;
						};
						/**
						 * @default regulation
						 * @enum {string}
						 */
						decided?: "regulation" | "overtime" | "shoot_out";
						/** @default null */
						shootOut?: {
							home: number;
							away: number;
						} | null;
						/** @default [] */
						sets?: {
							home: number;
							away: number;
						}[];
						/** @default null */
						tries?: {
							home: number;
							away: number;
						} | null;
						/** @default null */
						halfTime?: {
							home: number;
							away: number;
						} | null;
					} | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						sport: string;
						format: string | null;
						/** @enum {string} */
						side: "home" | "away";
						league: {
							/** Format: uuid */
							leagueId: string;
							/** Format: uuid */
							matchId: string;
						} | null;
						settings: {
							version: number;
							scorer: string | null;
							periods: {
								count: number;
								minutes: number | null;
							};
						};
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
							version: number;
							publishedAt: string | null;
						} | null;
						people: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							publicName: string | null;
							jerseyNumber: string | null;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							isStaff: boolean;
							isAsked: boolean;
						}[];
						live: {
							marks: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								kind: "start" | "stop";
								period: number;
								/** Format: date-time */
								at: string;
							}[];
							events: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
								/** Format: uuid */
								id: string;
								version: number;
								/** Format: date-time */
								notedAt: string;
								notedBy: string | null;
							}[];
							score: {
								own: number;
								opponent: number;
							};
						};
						result: {
							version: number;
							outcome: ({
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							}) | null;
							endedAt: string | null;
							asked: {
								sets: boolean;
								tries: boolean;
							};
						};
						report: {
							version: number;
							text: string | null;
						};
						vote: {
							isOpen: boolean;
							/** Format: date-time */
							closesAt: string;
							players: string[];
							votes: number;
							mine: {
								/** Format: uuid */
								memberId: string;
								choice: string | null;
							}[];
							best: {
								memberIds: string[];
								votes: number;
							} | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"leagues.voteForPlayer": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				eventId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					choice: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						eventId: string;
						sport: string;
						format: string | null;
						/** @enum {string} */
						side: "home" | "away";
						league: {
							/** Format: uuid */
							leagueId: string;
							/** Format: uuid */
							matchId: string;
						} | null;
						settings: {
							version: number;
							scorer: string | null;
							periods: {
								count: number;
								minutes: number | null;
							};
						};
						lineUp: {
							formation: string | null;
							captain: string | null;
							players: {
								/** Format: uuid */
								memberId: string;
								place: number | null;
								shirtNumber: string | null;
							}[];
							version: number;
							publishedAt: string | null;
						} | null;
						people: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							publicName: string | null;
							jerseyNumber: string | null;
							position: string | null;
							guestOf: string | null;
							answer: ("going" | "maybe" | "not_going") | null;
							isStaff: boolean;
							isAsked: boolean;
						}[];
						live: {
							marks: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								kind: "start" | "stop";
								period: number;
								/** Format: date-time */
								at: string;
							}[];
							events: {
								/** @enum {string} */
								kind: "goal" | "penalty_goal" | "own_goal" | "missed_penalty" | "one_point" | "two_points" | "three_points" | "point" | "try" | "conversion" | "penalty_kick" | "drop_goal" | "foul" | "yellow_card" | "second_yellow_card" | "red_card" | "blue_card" | "two_minutes" | "substitution" | "time_out" | "shoot_out_scored" | "shoot_out_missed";
								/** @enum {string} */
								side: "own" | "opponent";
								member: string | null;
								partner: string | null;
								period: number | null;
								second: number | null;
								/** Format: uuid */
								id: string;
								version: number;
								/** Format: date-time */
								notedAt: string;
								notedBy: string | null;
							}[];
							score: {
								own: number;
								opponent: number;
							};
						};
						result: {
							version: number;
							outcome: ({
								/** @constant */
								kind: "open";
							} | {
								/** @constant */
								kind: "postponed";
							} | {
								/** @constant */
								kind: "cancelled";
							} | {
								/** @constant */
								kind: "annulled";
							} | {
								/** @constant */
								kind: "played";
								score: {
									home: number;
									away: number;
								};
								/**
								 * @default regulation
								 * @enum {string}
								 */
								decided: "regulation" | "overtime" | "shoot_out";
								/** @default null */
								shootOut: {
									home: number;
									away: number;
								} | null;
								/** @default [] */
								sets: {
									home: number;
									away: number;
								}[];
								/** @default null */
								tries: {
									home: number;
									away: number;
								} | null;
								/** @default null */
								halfTime: {
									home: number;
									away: number;
								} | null;
							} | {
								/** @constant */
								kind: "awarded";
								score: {
									home: number;
									away: number;
								};
								/** @enum {string} */
								against: "home" | "away" | "both" | "nobody";
								/** @default null */
								points: {
									home: number;
									away: number;
								} | null;
							}) | null;
							endedAt: string | null;
							asked: {
								sets: boolean;
								tries: boolean;
							};
						};
						report: {
							version: number;
							text: string | null;
						};
						vote: {
							isOpen: boolean;
							/** Format: date-time */
							closesAt: string;
							players: string[];
							votes: number;
							mine: {
								/** Format: uuid */
								memberId: string;
								choice: string | null;
							}[];
							best: {
								memberIds: string[];
								votes: number;
							} | null;
						} | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.list": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						collections: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "membership" | "activity" | "pre_order" | "fund";
							/** @enum {string} */
							state: "draft" | "open" | "closed";
							name: string;
							/** @enum {string} */
							currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
							startsOn: string | null;
							endsOn: string | null;
							goal: number | null;
							/** Format: date-time */
							createdAt: string;
							isUntouched: boolean;
							figures: {
								charged: number;
								paid: number;
								outstanding: number;
								late: number;
								invited: number;
								unfilled: number;
								bills: number;
								paidBills: number;
								requests: number;
							} | null;
							mine: {
								formUrl: string;
								asked: {
									/** Format: uuid */
									memberId: string;
									name: string;
								}[];
								bills: {
									/** Format: uuid */
									id: string;
									pageUrl: string;
									charged: number;
									outstanding: number;
									dueOn: string | null;
								}[];
							} | null;
						}[];
						mayRun: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.create": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					kind: "membership" | "activity" | "pre_order" | "fund";
					/** Format: uuid */
					draftId?: string;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						step: "information" | "fees" | "form" | "payment" | "broadcast";
						name: string;
						startsOn: string | null;
						endsOn: string | null;
						details: string;
						organizerEmail: string;
						phone: string;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						fees: {
							/** Format: uuid */
							id: string;
							name: string;
							details: string;
							/** @enum {string} */
							type: "fixed" | "free" | "new";
							amount: number | null;
							isActive: boolean;
							stock: number | null;
							sizes: {
								/** Format: uuid */
								id: string;
								name: string;
								stock: number | null;
							}[];
						}[];
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							type: "text" | "textarea" | "number" | "date" | "checkbox" | "select";
							isMandatory: boolean;
							feeId: string | null;
							options: string[];
						}[];
						takesInstalments: boolean;
						takesOffline: boolean;
						/** @enum {string} */
						broadcast: "private" | "public";
						opensOn: string | null;
						closesOn: string | null;
						organizerEvery: number | null;
						reminderAfter: number | null;
						goal: number | null;
						places: number | null;
						holdDays: number | null;
						/** Format: uuid */
						id: string;
						/** @enum {string} */
						kind: "membership" | "activity" | "pre_order" | "fund";
						/** @enum {string} */
						state: "draft" | "open" | "closed";
						version: number;
						formUrl: string;
						/** Format: date-time */
						createdAt: string;
						publishedAt: string | null;
						usedFeeIds: string[];
						billCount: number;
						problems: {
							[key: string]: string;
						};
						/** @enum {string} */
						payee: "none" | "onboarding" | "ready";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.get": {
		parameters: {
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						step: "information" | "fees" | "form" | "payment" | "broadcast";
						name: string;
						startsOn: string | null;
						endsOn: string | null;
						details: string;
						organizerEmail: string;
						phone: string;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						fees: {
							/** Format: uuid */
							id: string;
							name: string;
							details: string;
							/** @enum {string} */
							type: "fixed" | "free" | "new";
							amount: number | null;
							isActive: boolean;
							stock: number | null;
							sizes: {
								/** Format: uuid */
								id: string;
								name: string;
								stock: number | null;
							}[];
						}[];
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							type: "text" | "textarea" | "number" | "date" | "checkbox" | "select";
							isMandatory: boolean;
							feeId: string | null;
							options: string[];
						}[];
						takesInstalments: boolean;
						takesOffline: boolean;
						/** @enum {string} */
						broadcast: "private" | "public";
						opensOn: string | null;
						closesOn: string | null;
						organizerEvery: number | null;
						reminderAfter: number | null;
						goal: number | null;
						places: number | null;
						holdDays: number | null;
						/** Format: uuid */
						id: string;
						/** @enum {string} */
						kind: "membership" | "activity" | "pre_order" | "fund";
						/** @enum {string} */
						state: "draft" | "open" | "closed";
						version: number;
						formUrl: string;
						/** Format: date-time */
						createdAt: string;
						publishedAt: string | null;
						usedFeeIds: string[];
						billCount: number;
						problems: {
							[key: string]: string;
						};
						/** @enum {string} */
						payee: "none" | "onboarding" | "ready";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.save": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					step: "information" | "fees" | "form" | "payment" | "broadcast";
					name: string;
					startsOn: string | null;
					endsOn: string | null;
					details: string;
					organizerEmail: string;
					phone: string;
					/** @enum {string} */
					currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
					fees: {
						/** Format: uuid */
						id: string;
						name: string;
						details: string;
						/** @enum {string} */
						type: "fixed" | "free" | "new";
						amount: number | null;
						isActive: boolean;
						stock: number | null;
						sizes: {
							/** Format: uuid */
							id: string;
							name: string;
							stock: number | null;
						}[];
					}[];
					fields: {
						/** Format: uuid */
						id: string;
						name: string;
						/** @enum {string} */
						type: "text" | "textarea" | "number" | "date" | "checkbox" | "select";
						isMandatory: boolean;
						feeId: string | null;
						options: string[];
					}[];
					takesInstalments: boolean;
					takesOffline: boolean;
					/** @enum {string} */
					broadcast: "private" | "public";
					opensOn: string | null;
					closesOn: string | null;
					organizerEvery: number | null;
					reminderAfter: number | null;
					goal: number | null;
					places: number | null;
					holdDays: number | null;
					version: number;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						step: "information" | "fees" | "form" | "payment" | "broadcast";
						name: string;
						startsOn: string | null;
						endsOn: string | null;
						details: string;
						organizerEmail: string;
						phone: string;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						fees: {
							/** Format: uuid */
							id: string;
							name: string;
							details: string;
							/** @enum {string} */
							type: "fixed" | "free" | "new";
							amount: number | null;
							isActive: boolean;
							stock: number | null;
							sizes: {
								/** Format: uuid */
								id: string;
								name: string;
								stock: number | null;
							}[];
						}[];
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							type: "text" | "textarea" | "number" | "date" | "checkbox" | "select";
							isMandatory: boolean;
							feeId: string | null;
							options: string[];
						}[];
						takesInstalments: boolean;
						takesOffline: boolean;
						/** @enum {string} */
						broadcast: "private" | "public";
						opensOn: string | null;
						closesOn: string | null;
						organizerEvery: number | null;
						reminderAfter: number | null;
						goal: number | null;
						places: number | null;
						holdDays: number | null;
						/** Format: uuid */
						id: string;
						/** @enum {string} */
						kind: "membership" | "activity" | "pre_order" | "fund";
						/** @enum {string} */
						state: "draft" | "open" | "closed";
						version: number;
						formUrl: string;
						/** Format: date-time */
						createdAt: string;
						publishedAt: string | null;
						usedFeeIds: string[];
						billCount: number;
						problems: {
							[key: string]: string;
						};
						/** @enum {string} */
						payee: "none" | "onboarding" | "ready";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.remove": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.setState": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					state: "open" | "closed";
					version?: number;
					/**
					 * @default {
					 *       "kind": "nobody"
					 *     }
					 */
					invite?: {
						/** @constant */
						kind: "nobody";
					} | {
						/** @constant */
						kind: "everybody";
					} | {
						/** @constant */
						kind: "members";
						memberIds: string[];
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						step: "information" | "fees" | "form" | "payment" | "broadcast";
						name: string;
						startsOn: string | null;
						endsOn: string | null;
						details: string;
						organizerEmail: string;
						phone: string;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						fees: {
							/** Format: uuid */
							id: string;
							name: string;
							details: string;
							/** @enum {string} */
							type: "fixed" | "free" | "new";
							amount: number | null;
							isActive: boolean;
							stock: number | null;
							sizes: {
								/** Format: uuid */
								id: string;
								name: string;
								stock: number | null;
							}[];
						}[];
						fields: {
							/** Format: uuid */
							id: string;
							name: string;
							/** @enum {string} */
							type: "text" | "textarea" | "number" | "date" | "checkbox" | "select";
							isMandatory: boolean;
							feeId: string | null;
							options: string[];
						}[];
						takesInstalments: boolean;
						takesOffline: boolean;
						/** @enum {string} */
						broadcast: "private" | "public";
						opensOn: string | null;
						closesOn: string | null;
						organizerEvery: number | null;
						reminderAfter: number | null;
						goal: number | null;
						places: number | null;
						holdDays: number | null;
						/** Format: uuid */
						id: string;
						/** @enum {string} */
						kind: "membership" | "activity" | "pre_order" | "fund";
						/** @enum {string} */
						state: "draft" | "open" | "closed";
						version: number;
						formUrl: string;
						/** Format: date-time */
						createdAt: string;
						publishedAt: string | null;
						usedFeeIds: string[];
						billCount: number;
						problems: {
							[key: string]: string;
						};
						/** @enum {string} */
						payee: "none" | "onboarding" | "ready";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.participants": {
		parameters: {
			query?: {
				search?: string;
				state?: "invited" | "open" | "part_paid" | "paid" | "waived" | "refunded" | "late" | "owes";
				feeId?: string;
				cursor?: string;
				limit?: number;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						participants: {
							/** Format: uuid */
							id: string;
							billId: string | null;
							memberId: string | null;
							names: string[];
							payer: string | null;
							feeNames: string[];
							/** @enum {string} */
							state: "invited" | "open" | "part_paid" | "paid" | "waived" | "refunded" | "late";
							charged: number;
							outstanding: number;
							paid: number;
							dueOn: string | null;
							remindedAt: string | null;
							hasRequest: boolean;
							number: number | null;
							isShared: boolean;
							dueReminders: number;
						}[];
						next: string | null;
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.bill": {
		parameters: {
			path: {
				teamId: string;
				collectionId: string;
				billId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						number: number;
						reference: string;
						/** @enum {string} */
						state: "open" | "part_paid" | "paid" | "waived" | "refunded";
						isLate: boolean;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						charged: number;
						outstanding: number;
						paid: number;
						dueOn: string | null;
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
						/** @enum {string} */
						paymentOption: "card" | "instalments" | "offline" | "later";
						isAnonymous: boolean;
						/** Format: date-time */
						createdAt: string;
						remindedAt: string | null;
						lines: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							feeId: string;
							feeName: string;
							size: string | null;
							quantity: number;
							amount: number;
							memberId: string | null;
							firstName: string;
							lastName: string;
							answers: {
								/** Format: uuid */
								fieldId: string;
								name: string;
								answer: string;
							}[];
						}[];
						instalments: {
							amount: number;
							/** Format: date */
							dueOn: string;
							isPaid: boolean;
						}[];
						entries: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "charged" | "paid" | "returned" | "refunded" | "waived" | "moved";
							method: ("card" | "transfer" | "cash" | "check" | "pass") | null;
							amount: number;
							/** Format: date */
							onDay: string;
							note: string;
							/** Format: date-time */
							madeAt: string;
							madeBy: string | null;
						}[];
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
						halves: {
							/** Format: uuid */
							billId: string;
							payer: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded";
							charged: number;
							outstanding: number;
						}[];
						otherPayers: {
							/** Format: uuid */
							guardianId: string;
							name: string;
						}[];
						reminders: {
							stage: number;
							fee: number;
							/** Format: date */
							dueOn: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						waivableFees: number;
						refundable: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							amount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.writeBill": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					clientId: string;
					/** Format: uuid */
					memberId: string;
					/** Format: uuid */
					feeId: string;
					/** @default null */
					sizeId?: string | null;
					/** @default 1 */
					quantity?: number;
					/** @default null */
					amount?: number | null;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						number: number;
						reference: string;
						/** @enum {string} */
						state: "open" | "part_paid" | "paid" | "waived" | "refunded";
						isLate: boolean;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						charged: number;
						outstanding: number;
						paid: number;
						dueOn: string | null;
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
						/** @enum {string} */
						paymentOption: "card" | "instalments" | "offline" | "later";
						isAnonymous: boolean;
						/** Format: date-time */
						createdAt: string;
						remindedAt: string | null;
						lines: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							feeId: string;
							feeName: string;
							size: string | null;
							quantity: number;
							amount: number;
							memberId: string | null;
							firstName: string;
							lastName: string;
							answers: {
								/** Format: uuid */
								fieldId: string;
								name: string;
								answer: string;
							}[];
						}[];
						instalments: {
							amount: number;
							/** Format: date */
							dueOn: string;
							isPaid: boolean;
						}[];
						entries: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "charged" | "paid" | "returned" | "refunded" | "waived" | "moved";
							method: ("card" | "transfer" | "cash" | "check" | "pass") | null;
							amount: number;
							/** Format: date */
							onDay: string;
							note: string;
							/** Format: date-time */
							madeAt: string;
							madeBy: string | null;
						}[];
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
						halves: {
							/** Format: uuid */
							billId: string;
							payer: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded";
							charged: number;
							outstanding: number;
						}[];
						otherPayers: {
							/** Format: uuid */
							guardianId: string;
							name: string;
						}[];
						reminders: {
							stage: number;
							fee: number;
							/** Format: date */
							dueOn: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						waivableFees: number;
						refundable: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							amount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.addEntry": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
				billId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					id: string;
					entry: {
						/** @constant */
						kind: "payment";
						/** @enum {string} */
						method: "cash" | "check" | "pass" | "transfer";
						amount: number;
						/** Format: date */
						onDay: string;
						note: string;
					} | {
						/** @constant */
						kind: "waiver";
						amount: number;
						note: string;
						/**
						 * @default half
						 * @enum {string}
						 */
						of?: "half" | "whole" | "fees";
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						number: number;
						reference: string;
						/** @enum {string} */
						state: "open" | "part_paid" | "paid" | "waived" | "refunded";
						isLate: boolean;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						charged: number;
						outstanding: number;
						paid: number;
						dueOn: string | null;
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
						/** @enum {string} */
						paymentOption: "card" | "instalments" | "offline" | "later";
						isAnonymous: boolean;
						/** Format: date-time */
						createdAt: string;
						remindedAt: string | null;
						lines: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							feeId: string;
							feeName: string;
							size: string | null;
							quantity: number;
							amount: number;
							memberId: string | null;
							firstName: string;
							lastName: string;
							answers: {
								/** Format: uuid */
								fieldId: string;
								name: string;
								answer: string;
							}[];
						}[];
						instalments: {
							amount: number;
							/** Format: date */
							dueOn: string;
							isPaid: boolean;
						}[];
						entries: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "charged" | "paid" | "returned" | "refunded" | "waived" | "moved";
							method: ("card" | "transfer" | "cash" | "check" | "pass") | null;
							amount: number;
							/** Format: date */
							onDay: string;
							note: string;
							/** Format: date-time */
							madeAt: string;
							madeBy: string | null;
						}[];
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
						halves: {
							/** Format: uuid */
							billId: string;
							payer: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded";
							charged: number;
							outstanding: number;
						}[];
						otherPayers: {
							/** Format: uuid */
							guardianId: string;
							name: string;
						}[];
						reminders: {
							stage: number;
							fee: number;
							/** Format: date */
							dueOn: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						waivableFees: number;
						refundable: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							amount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.shareBill": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
				billId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					guardianId: string | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						number: number;
						reference: string;
						/** @enum {string} */
						state: "open" | "part_paid" | "paid" | "waived" | "refunded";
						isLate: boolean;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						charged: number;
						outstanding: number;
						paid: number;
						dueOn: string | null;
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
						/** @enum {string} */
						paymentOption: "card" | "instalments" | "offline" | "later";
						isAnonymous: boolean;
						/** Format: date-time */
						createdAt: string;
						remindedAt: string | null;
						lines: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							feeId: string;
							feeName: string;
							size: string | null;
							quantity: number;
							amount: number;
							memberId: string | null;
							firstName: string;
							lastName: string;
							answers: {
								/** Format: uuid */
								fieldId: string;
								name: string;
								answer: string;
							}[];
						}[];
						instalments: {
							amount: number;
							/** Format: date */
							dueOn: string;
							isPaid: boolean;
						}[];
						entries: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "charged" | "paid" | "returned" | "refunded" | "waived" | "moved";
							method: ("card" | "transfer" | "cash" | "check" | "pass") | null;
							amount: number;
							/** Format: date */
							onDay: string;
							note: string;
							/** Format: date-time */
							madeAt: string;
							madeBy: string | null;
						}[];
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
						halves: {
							/** Format: uuid */
							billId: string;
							payer: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded";
							charged: number;
							outstanding: number;
						}[];
						otherPayers: {
							/** Format: uuid */
							guardianId: string;
							name: string;
						}[];
						reminders: {
							stage: number;
							fee: number;
							/** Format: date */
							dueOn: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						waivableFees: number;
						refundable: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							amount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.billPayers": {
		parameters: {
			path: {
				teamId: string;
				memberId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						guardians: {
							/** Format: uuid */
							guardianId: string;
							name: string;
							isMe: boolean;
							isChosen: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.setBillPayers": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				memberId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					guardianIds: string[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						guardians: {
							/** Format: uuid */
							guardianId: string;
							name: string;
							isMe: boolean;
							isChosen: boolean;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.setInstalments": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
				billId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					parts: {
						amount: number;
						/** Format: date */
						dueOn: string;
					}[];
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						number: number;
						reference: string;
						/** @enum {string} */
						state: "open" | "part_paid" | "paid" | "waived" | "refunded";
						isLate: boolean;
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						charged: number;
						outstanding: number;
						paid: number;
						dueOn: string | null;
						firstName: string;
						lastName: string;
						email: string | null;
						phone: string | null;
						/** @enum {string} */
						paymentOption: "card" | "instalments" | "offline" | "later";
						isAnonymous: boolean;
						/** Format: date-time */
						createdAt: string;
						remindedAt: string | null;
						lines: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							feeId: string;
							feeName: string;
							size: string | null;
							quantity: number;
							amount: number;
							memberId: string | null;
							firstName: string;
							lastName: string;
							answers: {
								/** Format: uuid */
								fieldId: string;
								name: string;
								answer: string;
							}[];
						}[];
						instalments: {
							amount: number;
							/** Format: date */
							dueOn: string;
							isPaid: boolean;
						}[];
						entries: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "charged" | "paid" | "returned" | "refunded" | "waived" | "moved";
							method: ("card" | "transfer" | "cash" | "check" | "pass") | null;
							amount: number;
							/** Format: date */
							onDay: string;
							note: string;
							/** Format: date-time */
							madeAt: string;
							madeBy: string | null;
						}[];
						requests: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							billId: string;
							/** @enum {string} */
							kind: "reduction" | "instalments";
							words: string;
							/** @enum {string} */
							state: "open" | "granted" | "refused";
							answer: string;
							/** Format: date-time */
							askedAt: string;
							payer: string;
							outstanding: number;
						}[];
						halves: {
							/** Format: uuid */
							billId: string;
							payer: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded";
							charged: number;
							outstanding: number;
						}[];
						otherPayers: {
							/** Format: uuid */
							guardianId: string;
							name: string;
						}[];
						reminders: {
							stage: number;
							fee: number;
							/** Format: date */
							dueOn: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						waivableFees: number;
						refundable: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							amount: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.notify": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					message: {
						/** @constant */
						kind: "invitation";
						memberIds: string[];
					} | {
						/** @constant */
						kind: "reminder";
						participantIds?: string[];
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						count: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.report": {
		parameters: {
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
						whole: {
							charged: number;
							paid: number;
							outstanding: number;
							late: number;
							waived: number;
							refunded: number;
							bills: number;
							invited: number;
						};
						byFee: {
							/** Format: uuid */
							feeId: string;
							name: string;
							quantity: number;
							charged: number;
							paid: number;
							outstanding: number;
						}[];
						byMethod: {
							/** @enum {string} */
							method: "card" | "transfer" | "cash" | "check" | "pass";
							paid: number;
						}[];
						byDay: {
							/** Format: date */
							day: string;
							paid: number;
							charged: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.export": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					what: "participants" | "journal" | "ledger";
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.transfers": {
		parameters: {
			query?: {
				search?: string;
				after?: number;
				afterCredits?: number;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						transfers: {
							bookedOn: string | null;
							amount: number;
							currency: string;
							payer: string;
							words: string;
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "payment" | "came_back" | "taken_back" | "unsure";
							rest: number;
							/** @enum {string} */
							state: "waiting" | "booked" | "left_out";
							because: ("came_back" | "taken_back" | "unsure" | "more_than_open" | "other_currency" | "several_bills" | "no_reference" | "unknown" | "known_already" | "debit_differs") | null;
							candidates: {
								/** Format: uuid */
								billId: string;
								/** Format: uuid */
								collectionId: string;
								number: number;
								payer: string;
								names: string[];
								outstanding: number;
								reasons: ("reference" | "name" | "surname" | "amount")[];
							}[];
							proposal: {
								/** Format: uuid */
								billId: string;
								amount: number;
							}[];
							parts: {
								billId: string | null;
								collectionId: string | null;
								number: number | null;
								payer: string;
								amount: number;
							}[];
						}[];
						waitingCount: number;
						creditCount: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.importStatement": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					fileName: string;
					base64: string;
					/**
					 * @default EUR
					 * @enum {string}
					 */
					currency?: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						booked: number;
						collected: {
							count: number;
							amount: number;
						};
						returned: {
							/** Format: uuid */
							debitRunId: string;
							/** Format: uuid */
							billId: string;
							number: number;
							payer: string;
							amount: number;
							/** @enum {string} */
							reason: "account_wrong" | "account_closed" | "account_blocked" | "debit_not_allowed" | "no_funds" | "no_mandate" | "refunded" | "deceased" | "objected" | "bank_unknown" | "twice" | "details" | "not_told";
							fee: number;
							isFeeCharged: boolean;
						}[];
						known: number;
						waiting: number;
						notBooked: number;
						unreadCount: number;
						unread: {
							at: number;
							text: string;
						}[];
						outCount: number;
						out: {
							bookedOn: string | null;
							amount: number;
							currency: string;
							payer: string;
							words: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.decideTransfer": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				transferId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					parts: {
						/** Format: uuid */
						billId: string;
						amount: number;
					}[] | null;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						transfers: {
							bookedOn: string | null;
							amount: number;
							currency: string;
							payer: string;
							words: string;
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "payment" | "came_back" | "taken_back" | "unsure";
							rest: number;
							/** @enum {string} */
							state: "waiting" | "booked" | "left_out";
							because: ("came_back" | "taken_back" | "unsure" | "more_than_open" | "other_currency" | "several_bills" | "no_reference" | "unknown" | "known_already" | "debit_differs") | null;
							candidates: {
								/** Format: uuid */
								billId: string;
								/** Format: uuid */
								collectionId: string;
								number: number;
								payer: string;
								names: string[];
								outstanding: number;
								reasons: ("reference" | "name" | "surname" | "amount")[];
							}[];
							proposal: {
								/** Format: uuid */
								billId: string;
								amount: number;
							}[];
							parts: {
								billId: string | null;
								collectionId: string | null;
								number: number | null;
								payer: string;
								amount: number;
							}[];
						}[];
						waitingCount: number;
						creditCount: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.transferBills": {
		parameters: {
			query?: {
				search?: string;
			};
			path: {
				teamId: string;
				transferId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						bills: {
							/** Format: uuid */
							billId: string;
							/** Format: uuid */
							collectionId: string;
							number: number;
							payer: string;
							names: string[];
							outstanding: number;
							reasons: ("reference" | "name" | "surname" | "amount")[];
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.payout": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** @enum {string} */
						provider: "stripe" | "sandbox";
						/** @enum {string} */
						state: "none" | "onboarding" | "ready";
						country: string | null;
						holder: string | null;
						iban: string | null;
						address: {
							street: string;
							building: string;
							postcode: string;
							town: string;
						} | null;
						/** @enum {string} */
						proof: "password" | "sign_in" | "done";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.myBills": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						forms: {
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							collectionId: string;
							key: string;
							collection: string;
							team: string;
							names: string[];
						}[];
						bills: {
							/** Format: uuid */
							id: string;
							isLate: boolean;
							/** @enum {string} */
							currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
							charged: number;
							outstanding: number;
							dueOn: string | null;
							/** Format: uuid */
							teamId: string;
							token: string;
							/** @enum {string} */
							state: "open" | "part_paid" | "paid" | "waived" | "refunded" | "waiting";
							nextAmount: number;
							paidTo: string | null;
							collection: string;
							team: string;
							names: string[];
							otherHalf: {
								firstName: string;
								isPaid: boolean;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.archivedLedgers": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						books: {
							/** Format: uuid */
							id: string;
							team: string;
							collection: string;
							/** @enum {string} */
							kind: "membership" | "activity" | "pre_order" | "fund";
							/** @enum {string} */
							currency: "EUR" | "CHF" | "USD" | "GBP" | "CAD" | "AUD" | "JPY";
							/** Format: date */
							erasedOn: string;
							/** Format: date */
							keepUntil: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.exportArchivedLedgers": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				ledgerId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.waitingList": {
		parameters: {
			path: {
				teamId: string;
				collectionId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						places: number | null;
						taken: number;
						entries: {
							/** Format: uuid */
							billId: string;
							payer: string;
							names: string[];
							feeNames: string[];
							/** Format: date-time */
							since: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"collections.moveWaiting": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				collectionId: string;
				billId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @enum {string} */
					move: "first" | "placed" | "removed";
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						places: number | null;
						taken: number;
						entries: {
							/** Format: uuid */
							billId: string;
							payer: string;
							names: string[];
							feeNames: string[];
							/** Format: date-time */
							since: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.list": {
		parameters: {
			query?: {
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						conversations: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "people" | "role" | "event" | "team";
							role: ("staff" | "players" | "guardians") | null;
							event: {
								/** Format: uuid */
								id: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
							} | null;
							subject: string | null;
							names: string[];
							isAnnouncement: boolean;
							lastSeq: number;
							readSeq: number;
							unread: number;
							mentions: number;
							isMuted: boolean;
							isPinned: boolean;
							last: {
								author: string | null;
								isMine: boolean;
								words: string;
								isPoll: boolean;
								isRemoved: boolean;
								files: number;
								/** Format: date-time */
								sentAt: string;
							} | null;
							/** Format: date-time */
							lastAt: string;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.start": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					audience: {
						/** @constant */
						kind: "people";
						memberIds: string[];
						guardianIds: string[];
					} | {
						/** @constant */
						kind: "role";
						/** @enum {string} */
						role: "staff" | "players" | "guardians";
					} | {
						/** @constant */
						kind: "event";
						/** Format: uuid */
						eventId: string;
					} | {
						/** @constant */
						kind: "sender";
						/** Format: uuid */
						conversationId: string;
					} | {
						/** @constant */
						kind: "team";
					};
					/** @default null */
					subject?: string | null;
					/** @default false */
					isAnnouncement?: boolean;
					message: {
						/** Format: uuid */
						clientId: string;
						words: string;
						/** @default null */
						replyTo?: string | null;
						/** @default [] */
						mentions?: string[];
						/** @default [] */
						files?: string[];
						/** @default null */
						poll?: {
							options: string[];
							/** @default false */
							isMultiple?: boolean;
							/** @default null */
							closesAt?: string | null;
						} | null;
					};
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						conversation: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "people" | "role" | "event" | "team";
							role: ("staff" | "players" | "guardians") | null;
							event: {
								/** Format: uuid */
								id: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
							} | null;
							subject: string | null;
							names: string[];
							isAnnouncement: boolean;
							lastSeq: number;
							readSeq: number;
							unread: number;
							mentions: number;
							isMuted: boolean;
							isPinned: boolean;
							last: {
								author: string | null;
								isMine: boolean;
								words: string;
								isPoll: boolean;
								isRemoved: boolean;
								files: number;
								/** Format: date-time */
								sentAt: string;
							} | null;
							/** Format: date-time */
							lastAt: string;
						};
						/** Format: uuid */
						messageId: string;
						seq: number;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.inbox": {
		parameters: {
			query?: {
				limit?: number;
				cursor?: string;
				words?: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						conversations: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "people" | "role" | "event" | "team";
							role: ("staff" | "players" | "guardians") | null;
							event: {
								/** Format: uuid */
								id: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
							} | null;
							subject: string | null;
							names: string[];
							isAnnouncement: boolean;
							lastSeq: number;
							readSeq: number;
							unread: number;
							mentions: number;
							isMuted: boolean;
							isPinned: boolean;
							last: {
								author: string | null;
								isMine: boolean;
								words: string;
								isPoll: boolean;
								isRemoved: boolean;
								files: number;
								/** Format: date-time */
								sentAt: string;
							} | null;
							/** Format: date-time */
							lastAt: string;
							team: {
								/** Format: uuid */
								id: string;
								name: string;
								color: string;
								logo: {
									thumb: string;
									full: string;
								} | null;
							};
							teamNames: string[];
							found: {
								seq: number;
								author: string | null;
								words: string;
								/** Format: date-time */
								sentAt: string;
							} | null;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.recipients": {
		parameters: {
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						members: {
							/** Format: uuid */
							memberId: string;
							name: string;
							role: string;
							isStaff: boolean;
							/** @enum {string} */
							reaches: "self" | "both" | "guardians" | "nobody";
						}[];
						guardians: {
							/** Format: uuid */
							guardianId: string;
							name: string;
							children: string[];
						}[];
						mayAddressGroups: boolean;
						groups: {
							staff: number;
							players: number;
							guardians: number;
							team: number;
						};
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.preview": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					audience: {
						/** @constant */
						kind: "people";
						memberIds: string[];
						guardianIds: string[];
					} | {
						/** @constant */
						kind: "role";
						/** @enum {string} */
						role: "staff" | "players" | "guardians";
					} | {
						/** @constant */
						kind: "event";
						/** Format: uuid */
						eventId: string;
					} | {
						/** @constant */
						kind: "sender";
						/** Format: uuid */
						conversationId: string;
					} | {
						/** @constant */
						kind: "team";
					};
					/** @default false */
					isAnnouncement?: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						people: number;
						disturbed: number;
						guardians: number;
						missing: string[];
						insteadOf: string[];
						refusal: ("not_allowed" | "too_young" | "guardian_needed" | "nobody") | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.get": {
		parameters: {
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						conversation: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "people" | "role" | "event" | "team";
							role: ("staff" | "players" | "guardians") | null;
							event: {
								/** Format: uuid */
								id: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
							} | null;
							subject: string | null;
							names: string[];
							isAnnouncement: boolean;
							lastSeq: number;
							readSeq: number;
							unread: number;
							mentions: number;
							isMuted: boolean;
							isPinned: boolean;
							last: {
								author: string | null;
								isMine: boolean;
								words: string;
								isPoll: boolean;
								isRemoved: boolean;
								files: number;
								/** Format: date-time */
								sentAt: string;
							} | null;
							/** Format: date-time */
							lastAt: string;
						};
						people: {
							/** Format: uuid */
							accountId: string;
							name: string;
							isMe: boolean;
							isStaff: boolean;
							children: string[];
						}[];
						readAlong: string[];
						refusal: ("staff_only" | "guardian_needed") | null;
						mayPin: boolean;
						pinned: {
							/** Format: uuid */
							messageId: string;
							seq: number;
							words: string;
							files: number;
						}[];
						/** Format: date-time */
						startedAt: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.type": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: date-time */
						at: string;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.changeMine": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		requestBody?: {
			content: {
				"application/json": {
					readSeq?: number;
					isMuted?: boolean;
					isPinned?: boolean;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						readSeq: number;
						unread: number;
						isMuted: boolean;
						isPinned: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.previewToClub": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					audience: {
						/** @constant */
						kind: "teams";
						teamIds: string[];
						/** @enum {string} */
						role: "everyone" | "staff" | "players" | "guardians";
					} | {
						/** @constant */
						kind: "people";
						personIds: string[];
					};
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						people: number;
						guardians: number;
						staff: number;
						teams: number;
						missing: string[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.sendToClub": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				clubId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					audience: {
						/** @constant */
						kind: "teams";
						teamIds: string[];
						/** @enum {string} */
						role: "everyone" | "staff" | "players" | "guardians";
					} | {
						/** @constant */
						kind: "people";
						personIds: string[];
					};
					/** @default null */
					subject?: string | null;
					/** Format: uuid */
					clientId: string;
					words: string;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						conversations: {
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							conversationId: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.history": {
		parameters: {
			query?: {
				before?: number;
				after?: number;
				around?: number;
				limit?: number;
			};
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						messages: {
							/** Format: uuid */
							id: string;
							/** Format: uuid */
							clientId: string;
							seq: number;
							author: {
								accountId: string | null;
								name: string | null;
								isMe: boolean;
								isStaff: boolean;
							};
							words: string;
							/** Format: date-time */
							sentAt: string;
							editedAt: string | null;
							removed: {
								/** Format: date-time */
								at: string;
								/** @enum {string} */
								by: "author" | "staff";
							} | null;
							replyTo: {
								/** Format: uuid */
								messageId: string;
								seq: number;
								author: string | null;
								words: string;
								files: number;
							} | null;
							mentions: {
								/** Format: uuid */
								accountId: string;
								name: string;
							}[];
							files: {
								/** Format: uuid */
								id: string;
								name: string;
								bytes: number;
								isPicture: boolean;
								download: string;
							}[];
							reactions: {
								/** @enum {string} */
								reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "👏";
								count: number;
								isMine: boolean;
							}[];
							poll: {
								options: {
									words: string;
									votes: number;
									isMine: boolean;
								}[];
								voters: number;
								isMultiple: boolean;
								closesAt: string | null;
								isClosed: boolean;
								mayClose: boolean;
							} | null;
							pinnedAt: string | null;
							seen: {
								by: number;
								of: number;
							} | null;
							mayEdit: boolean;
							mayRemove: boolean;
						}[];
						hasOlder: boolean;
						hasNewer: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.send": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					clientId: string;
					words: string;
					/** @default null */
					replyTo?: string | null;
					/** @default [] */
					mentions?: string[];
					/** @default [] */
					files?: string[];
					/** @default null */
					poll?: {
						options: string[];
						/** @default false */
						isMultiple?: boolean;
						/** @default null */
						closesAt?: string | null;
					} | null;
				};
			};
		};
		responses: {
			/** @description OK */
			201: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						clientId: string;
						seq: number;
						author: {
							accountId: string | null;
							name: string | null;
							isMe: boolean;
							isStaff: boolean;
						};
						words: string;
						/** Format: date-time */
						sentAt: string;
						editedAt: string | null;
						removed: {
							/** Format: date-time */
							at: string;
							/** @enum {string} */
							by: "author" | "staff";
						} | null;
						replyTo: {
							/** Format: uuid */
							messageId: string;
							seq: number;
							author: string | null;
							words: string;
							files: number;
						} | null;
						mentions: {
							/** Format: uuid */
							accountId: string;
							name: string;
						}[];
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							isPicture: boolean;
							download: string;
						}[];
						reactions: {
							/** @enum {string} */
							reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "👏";
							count: number;
							isMine: boolean;
						}[];
						poll: {
							options: {
								words: string;
								votes: number;
								isMine: boolean;
							}[];
							voters: number;
							isMultiple: boolean;
							closesAt: string | null;
							isClosed: boolean;
							mayClose: boolean;
						} | null;
						pinnedAt: string | null;
						seen: {
							by: number;
							of: number;
						} | null;
						mayEdit: boolean;
						mayRemove: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.message": {
		parameters: {
			path: {
				teamId: string;
				conversationId: string;
				messageId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						clientId: string;
						seq: number;
						author: {
							accountId: string | null;
							name: string | null;
							isMe: boolean;
							isStaff: boolean;
						};
						words: string;
						/** Format: date-time */
						sentAt: string;
						editedAt: string | null;
						removed: {
							/** Format: date-time */
							at: string;
							/** @enum {string} */
							by: "author" | "staff";
						} | null;
						replyTo: {
							/** Format: uuid */
							messageId: string;
							seq: number;
							author: string | null;
							words: string;
							files: number;
						} | null;
						mentions: {
							/** Format: uuid */
							accountId: string;
							name: string;
						}[];
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							isPicture: boolean;
							download: string;
						}[];
						reactions: {
							/** @enum {string} */
							reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "👏";
							count: number;
							isMine: boolean;
						}[];
						poll: {
							options: {
								words: string;
								votes: number;
								isMine: boolean;
							}[];
							voters: number;
							isMultiple: boolean;
							closesAt: string | null;
							isClosed: boolean;
							mayClose: boolean;
						} | null;
						pinnedAt: string | null;
						seen: {
							by: number;
							of: number;
						} | null;
						mayEdit: boolean;
						mayRemove: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.remove": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				conversationId: string;
				messageId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						clientId: string;
						seq: number;
						author: {
							accountId: string | null;
							name: string | null;
							isMe: boolean;
							isStaff: boolean;
						};
						words: string;
						/** Format: date-time */
						sentAt: string;
						editedAt: string | null;
						removed: {
							/** Format: date-time */
							at: string;
							/** @enum {string} */
							by: "author" | "staff";
						} | null;
						replyTo: {
							/** Format: uuid */
							messageId: string;
							seq: number;
							author: string | null;
							words: string;
							files: number;
						} | null;
						mentions: {
							/** Format: uuid */
							accountId: string;
							name: string;
						}[];
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							isPicture: boolean;
							download: string;
						}[];
						reactions: {
							/** @enum {string} */
							reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "👏";
							count: number;
							isMine: boolean;
						}[];
						poll: {
							options: {
								words: string;
								votes: number;
								isMine: boolean;
							}[];
							voters: number;
							isMultiple: boolean;
							closesAt: string | null;
							isClosed: boolean;
							mayClose: boolean;
						} | null;
						pinnedAt: string | null;
						seen: {
							by: number;
							of: number;
						} | null;
						mayEdit: boolean;
						mayRemove: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.change": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
				conversationId: string;
				messageId: string;
			};
		};
		requestBody?: {
			content: {
				"application/json": {
					words?: string;
					/** @default [] */
					mentions?: string[];
					isPinned?: boolean;
					reaction?: ("👍" | "❤️" | "😂" | "😮" | "😢" | "👏") | null;
					options?: number[];
					/** @constant */
					isPollClosed?: true;
				};
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						/** Format: uuid */
						id: string;
						/** Format: uuid */
						clientId: string;
						seq: number;
						author: {
							accountId: string | null;
							name: string | null;
							isMe: boolean;
							isStaff: boolean;
						};
						words: string;
						/** Format: date-time */
						sentAt: string;
						editedAt: string | null;
						removed: {
							/** Format: date-time */
							at: string;
							/** @enum {string} */
							by: "author" | "staff";
						} | null;
						replyTo: {
							/** Format: uuid */
							messageId: string;
							seq: number;
							author: string | null;
							words: string;
							files: number;
						} | null;
						mentions: {
							/** Format: uuid */
							accountId: string;
							name: string;
						}[];
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							isPicture: boolean;
							download: string;
						}[];
						reactions: {
							/** @enum {string} */
							reaction: "👍" | "❤️" | "😂" | "😮" | "😢" | "👏";
							count: number;
							isMine: boolean;
						}[];
						poll: {
							options: {
								words: string;
								votes: number;
								isMine: boolean;
							}[];
							voters: number;
							isMultiple: boolean;
							closesAt: string | null;
							isClosed: boolean;
							mayClose: boolean;
						} | null;
						pinnedAt: string | null;
						seen: {
							by: number;
							of: number;
						} | null;
						mayEdit: boolean;
						mayRemove: boolean;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.seenBy": {
		parameters: {
			path: {
				teamId: string;
				conversationId: string;
				messageId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						seen: {
							name: string;
						}[];
						unseen: {
							name: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.files": {
		parameters: {
			query?: {
				limit?: number;
				before?: number;
			};
			path: {
				teamId: string;
				conversationId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						files: {
							/** Format: uuid */
							id: string;
							name: string;
							bytes: number;
							isPicture: boolean;
							download: string;
							/** Format: uuid */
							messageId: string;
							seq: number;
							author: string | null;
							/** Format: date-time */
							sentAt: string;
						}[];
						nextBefore: number | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"messages.search": {
		parameters: {
			query: {
				words: string;
				conversationId?: string;
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						found: {
							/** Format: uuid */
							messageId: string;
							/** Format: uuid */
							conversationId: string;
							seq: number;
							author: string | null;
							words: string;
							/** Format: date-time */
							sentAt: string;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"notifications.list": {
		parameters: {
			query?: {
				limit?: number;
				cursor?: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						notifications: {
							/** Format: uuid */
							id: string;
							/** @enum {string} */
							kind: "join_asked" | "join_approved" | "join_declined" | "invitation_accepted" | "invitation_disowned" | "guardian_disowned" | "made_admin" | "made_coach" | "made_treasurer" | "access_removed" | "guardian_verified" | "roster_imported" | "event_created" | "season_published" | "event_changed" | "event_cancelled" | "event_restored" | "answer_reminder" | "event_reminder" | "event_commented" | "moved_up" | "withdrawn_late" | "short_of_players" | "guest_asked" | "task_given" | "task_taken_back" | "lift_given" | "lift_ended" | "lift_changed" | "lift_reminder" | "photos_published" | "photos_waiting" | "photo_taken_down" | "photos_expiring" | "photos_refused" | "line_up_published" | "result_entered" | "form_opened" | "fined" | "fine_undone" | "balance_changed" | "relief_asked" | "relief_answered" | "payout_changed" | "message_sent" | "report_made" | "webhook_stopped" | "report_closed" | "team_deleted" | "team_restored" | "signed_in" | "password_changed" | "pictures_asked" | "sizes_asked" | "consent_withdrawn" | "birth_date_waiting" | "guardian_answered" | "guardian_changed" | "guardians_disagree" | "hand_over_noted" | "check_ending" | "coming_of_age" | "came_of_age" | "club_deleted" | "club_restored" | "club_role_given" | "club_role_ended" | "registration_received" | "member_exited" | "document_shared" | "website_host_failed";
							count: number;
							team: {
								/** Format: uuid */
								id: string;
								name: string;
								color: string;
							} | null;
							club: {
								/** Format: uuid */
								id: string;
								name: string;
								color: string;
							} | null;
							event: {
								/** Format: uuid */
								id: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
							} | null;
							change: {
								was: {
									/** Format: date-time */
									startsAt: string;
									/** Format: date-time */
									endsAt: string;
									isAllDay: boolean;
									place: string | null;
								};
								is: {
									/** Format: date-time */
									startsAt: string;
									/** Format: date-time */
									endsAt: string;
									isAllDay: boolean;
									place: string | null;
								};
								count: number;
							} | null;
							collection: {
								/** Format: uuid */
								id: string;
								name: string;
							} | null;
							conversationId: string | null;
							memberId: string | null;
							people: {
								firstName: string;
								lastName: string | null;
								/** @enum {string} */
								relation: "self" | "child" | "other";
							}[];
							consents: ("membership" | "pictures_team" | "pictures_public" | "health" | "third_parties")[];
							tasks: string[];
							asGuest: boolean;
							/** Format: date-time */
							createdAt: string;
							isRead: boolean;
						}[];
						nextCursor: string | null;
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"notifications.unread": {
		parameters: {
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						unread: number;
						conversations: {
							/** Format: uuid */
							teamId: string;
							/** Format: uuid */
							conversationId: string;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"statistics.team": {
		parameters: {
			query?: {
				seasonId?: string;
				type?: "friendly" | "league" | "tournament";
				leagueId?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						total: {
							played: number;
							won: number;
							drawn: number;
							lost: number;
							scored: number;
							conceded: number;
						};
						home: {
							played: number;
							won: number;
							drawn: number;
							lost: number;
							scored: number;
							conceded: number;
						};
						away: {
							played: number;
							won: number;
							drawn: number;
							lost: number;
							scored: number;
							conceded: number;
						};
						neutral: {
							played: number;
							won: number;
							drawn: number;
							lost: number;
							scored: number;
							conceded: number;
						};
						withoutConceding: number;
						form: ("won" | "drawn" | "lost")[];
						runs: {
							winning: {
								longest: number;
								current: number;
							};
							unbeaten: {
								longest: number;
								current: number;
							};
							withoutWin: {
								longest: number;
								current: number;
							};
							losing: {
								longest: number;
								current: number;
							};
						};
						course: {
							game: {
								/** Format: uuid */
								id: string;
								/** @enum {string} */
								type: "friendly" | "league" | "tournament";
								leagueId: string | null;
								eventId: string | null;
								date: string | null;
								/** @enum {string} */
								at: "home" | "away" | "neutral";
								opponent: string;
								scored: number;
								conceded: number;
								/** @enum {string} */
								result: "won" | "drawn" | "lost";
							};
							scored: number;
							conceded: number;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"statistics.players": {
		parameters: {
			query?: {
				seasonId?: string;
				type?: "friendly" | "league" | "tournament";
				leagueId?: string;
				limit?: number;
				cursor?: string;
			};
			path: {
				teamId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						players: {
							/** Format: uuid */
							memberId: string;
							firstName: string;
							lastName: string;
							isPlaceholder: boolean;
							email: string | null;
							role: string;
							position: string | null;
							games: number;
							starts: number;
							minutes: number;
							goals: number;
							points: number;
							assists: number;
							yellowCards: number;
							redCards: number;
							votes: number;
							attendanceRate: number | null;
						}[];
						next: string | null;
						hasEarlier: boolean;
						/** @enum {string} */
						others: "shown" | "for_staff" | "premium_needed" | "unavailable";
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"statistics.export": {
		parameters: {
			header?: {
				/** @description The same request again under this key gets the first answer and changes nothing */
				"Idempotency-Key"?: string;
			};
			path: {
				teamId: string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** Format: uuid */
					seasonId?: string;
					/** @enum {string} */
					type?: "friendly" | "league" | "tournament";
					/** Format: uuid */
					leagueId?: string;
					/** @enum {string} */
					what: "games" | "players";
					/** @enum {string} */
					format: "csv" | "xlsx";
					/** @enum {string} */
					language: "en" | "fr" | "de" | "es";
					memberIds?: string[];
				};
			};
		};
		responses: {
			/** @description The file, sent while it is made */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"text/csv; charset=utf-8": string;
					"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"statistics.club": {
		parameters: {
			path: {
				clubId: string;
			};
		};
		responses: {
			/** @description OK */
			200: {
				headers: {
					[name: string]: unknown;
				};
				content: {
					"application/json": {
						teams: {
							/** Format: uuid */
							teamId: string;
							presenceRate: number | null;
							next: {
								/** Format: uuid */
								eventId: string;
								title: string;
								/** Format: date-time */
								startsAt: string;
								/** Format: date-time */
								endsAt: string;
								isAllDay: boolean;
								timeZone: string;
								silentCount: number;
							} | null;
						}[];
					};
				};
			};
			default: components["responses"]["Refused"];
		};
	};
	"events.created": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.created";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"events.changed": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.changed";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"events.cancelled": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.cancelled";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"events.restored": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.restored";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"events.removed": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.removed";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"events.answered": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "events.answered";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"attendance.marked": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "attendance.marked";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"members.added": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "members.added";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"members.changed": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "members.changed";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"members.joined": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "members.joined";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"members.left": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "members.left";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"members.archived": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "members.archived";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						memberId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"leagues.result_entered": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "leagues.result_entered";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						eventId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"leagues.matches_changed": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "leagues.matches_changed";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						leagueId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"collections.billed": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "collections.billed";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						collectionId: string | null;
						billId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"collections.booked": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "collections.booked";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
						collectionId: string | null;
						billId: string | null;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
	"webhook.test": {
		parameters: {
			header: {
				/** @description The same for every try: what has come under it before is left out */
				"webhook-id": string;
				/** @description When this try was made, in seconds since 1970 */
				"webhook-timestamp": string;
				/** @description v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between */
				"webhook-signature": string;
			};
		};
		requestBody: {
			content: {
				"application/json": {
					/** @constant */
					type: "webhook.test";
					/** Format: date-time */
					timestamp: string;
					data: {
						/** Format: uuid */
						teamId: string;
					};
				};
			};
		};
		responses: {
			/** @description It arrived; anything else is tried again */
			"2XX": {
				headers: {
					[name: string]: unknown;
				};
			};
		};
	};
}
