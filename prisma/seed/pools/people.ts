import type { Random } from '../random'

const FIRST_NAMES = [
  ...['Aisha', 'Alan', 'Amelia', 'Andrew', 'Angela', 'Anh', 'Anita', 'Arjun', 'Ben', 'Bridget'],
  ...['Callum', 'Carla', 'Chloe', 'Claire', 'Connor', 'Daniel', 'Deepa', 'Dimitri', 'Elena'],
  ...['Emily', 'Erin', 'Fatima', 'Fiona', 'Gareth', 'George', 'Grace', 'Hamish', 'Hannah'],
  ...['Hassan', 'Helen', 'Hugo', 'Imogen', 'Isaac', 'Jack', 'Jasmine', 'Jin', 'Joanne', 'Kiri'],
  ...['Lachlan', 'Leila', 'Liam', 'Lucia', 'Mai', 'Marcus', 'Mei', 'Michael', 'Mila', 'Nadia'],
  ...['Nathan', 'Niamh', 'Noah', 'Olivia', 'Omar', 'Patrick', 'Paul', 'Quentin', 'Rachel'],
  ...['Ravi', 'Rebecca', 'Rosa', 'Ruby', 'Sam', 'Sanjay', 'Sophie', 'Stephen', 'Tariq'],
  ...['Theo', 'Thuy', 'Vanessa', 'Victor', 'Wendy', 'William', 'Xavier', 'Yasmin', 'Zoe'],
]

const LAST_NAMES = [
  ...['Abbott', 'Ahmed', 'Anderson', 'Baker', 'Barlow', 'Bianchi', 'Bishop', 'Brennan', 'Brown'],
  ...['Campbell', 'Carter', 'Chan', 'Chen', 'Clarke', 'Collins', 'Cooper', 'Costa', 'Davies'],
  ...['Dimas', 'Doyle', 'Edwards', 'Evans', 'Farrell', 'Fernando', 'Fisher', 'Flynn', 'Foster'],
  ...['Garcia', 'Gibson', 'Grant', 'Gupta', 'Hall', 'Hansen', 'Harris', 'Hughes', 'Ivanov'],
  ...['Jackson', 'Jensen', 'Kaur', 'Kelly', 'Khan', 'Kovac', 'Kumar', 'Lam', 'Lewis', 'Mason'],
  ...['McKay', 'Mitchell', 'Moretti', 'Murphy', 'Nair', 'Nguyen', 'Novak', "O'Brien", "O'Neill"],
  ...['Papadakis', 'Parker', 'Patel', 'Perera', 'Pham', 'Quinn', 'Reid', 'Rossi', 'Ryan'],
  ...['Santos', 'Schmidt', 'Scott', 'Sharma', 'Silva', 'Singh', 'Stewart', 'Tan', 'Taylor'],
  ...['Tran', 'Turner', 'Vella', 'Walker', 'Watson', 'White', 'Wilson', 'Wong', 'Young'],
]

/** Full name of a person. */
export const person = (random: Random): string =>
  `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`

/** The person's address at an organisation's domain. */
export const emailOf = (name: string, domain: string): string =>
  `${name.toLowerCase().replaceAll("'", '').replace(' ', '.')}@${domain}`

/** Positions of the people who deal with a lessor, the likeliest first. */
export const JOB_TITLES = [
  'Fleet Manager',
  'Accounts Payable Officer',
  'Payroll Manager',
  'Procurement Manager',
  'Chief Financial Officer',
  'Human Resources Adviser',
  'Operations Manager',
  'Fleet Coordinator',
  'Finance Manager',
  'Office Manager',
]
