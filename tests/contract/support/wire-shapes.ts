import * as z from 'zod';

// Strict: a field too many is as much a break of the contract as one too few.

const id = z.int().positive();
const person = z.strictObject({ id, name: z.string().min(1) });
const place = person.nullable();
const people = z.array(person);
const instant = z.iso.datetime();
const serverPath = z.string().startsWith('/api/File/');

export const problem = z.object({ title: z.string().min(1), detail: z.string().min(1), status: z.int() });
export const validationProblem = problem.extend({ errors: z.record(z.string(), z.array(z.string().min(1)).min(1)) });

const post = { id, title: z.string(), content: z.string(), author: z.string(), created: instant };
export const announcement = z.strictObject(post);
export const advertisement = z.strictObject({ ...post, imageUrls: z.array(serverPath) });
export const bibleStudy = z.strictObject({ id, title: z.string(), created: instant });
export const bulletin = z.array(serverPath);
export const uploadResult = z.strictObject({ fileName: z.string(), uploaded: z.boolean(), errorMsg: z.string() });
export const event = z.strictObject({
  id,
  name: z.string(),
  start: z.iso.date(),
  end: z.iso.date(),
  type: z.enum(['오전예배', '수요예배', '일반행사', '주간행사']),
  hostedBy: z.string(),
});

export const memberEntry = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  gender: z.enum(['male', 'female', 'none']),
  birthDate: z.iso.date().nullable(),
  duty: place,
  zone: place,
});
export const member = memberEntry.extend({ email: z.string().nullable(), family: place });
export const duty = z.strictObject({ id, name: z.string(), members: people });
export const zone = z.strictObject({
  id,
  name: z.string(),
  leader: place,
  chief: place,
  caretaker: place,
  families: z.array(z.strictObject({ id, name: z.string(), head: place, spouse: place, members: people })),
});

export const role = z.strictObject({ id: z.string(), name: z.string() });
export const roleDetail = z.strictObject({
  role: z.string(),
  users: z.array(z.strictObject({ id: z.string(), username: z.string(), email: z.string() })),
});
export const roleRequest = z.object({
  id,
  roleId: z.string(),
  role: z.string(),
  reason: z.string(),
  created: instant,
  state: z.enum(['open', 'declined']),
  answer: z.string().nullable(),
});

export const session = z.strictObject({
  당회장: place,
  당회서기: place,
  board: z.strictObject({ 서기: place, 부서기: place }),
  committees: z.array(z.strictObject({ id, name: z.string(), chairman: place, secretary: place })),
  missions: z.array(z.strictObject({ id, name: z.string() })),
});

export const mission = z.strictObject({
  id,
  name: z.string(),
  president: place,
  vicePresident: place,
  secretary: place,
  bookKeeper: place,
  treasurer: place,
  members: people,
});

const teachers = { teachers: people, helperTeachers: people };
const school = z.strictObject({
  ...teachers,
  studentPresident: place,
  studentVicePresident: place,
  studentSecretary: place,
  studentBookKeeper: place,
  studentTreasurer: place,
  students: people,
});

const choir = z.strictObject({
  name: z.string(),
  chief: place,
  secretary: place,
  leader: place,
  conductor: place,
  viceConductor: place,
  director: place,
  coordinator: place,
  accompaniments: people,
  sopranos: people,
  altos: people,
  tenors: people,
  bases: people,
  members: people,
});

/** What a visitor is told: children are counted and not named. */
const countedSchool = z.strictObject({ ...teachers, studentCount: z.int().nonnegative() });

export const department = mission.extend({
  chairman: place,
  deaconess: place,
  treasureBookKeeper: place,
  infoKeeper: place,
  school: z.union([school, countedSchool]).nullable(),
  choirs: z.array(choir.extend({ studentCount: z.int().positive().optional() })),
});

export const committee = z.strictObject({
  id,
  name: z.string(),
  위원장: place,
  총무: place,
  jobs: z.array(z.string()),
  departments: z.array(department),
});
