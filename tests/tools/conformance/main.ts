import { readConformanceRequest } from './request.ts';
import { runConformance } from './run.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const request = readConformanceRequest(process.argv.slice(2), process.env);
  // Created records are deleted before the command ends, also when it is interrupted.
  if (request.writes) process.on('SIGINT', () => say('It ends when what it made is taken away.'));
  process.exitCode = (await runConformance(request, say)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
