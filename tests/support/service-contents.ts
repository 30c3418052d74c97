import { serviceList, servicePath } from '#client/content/service-list.ts';
import { service as officeExecution } from '#client/content/services/office-execution.ts';

/** Holds the path and the content of every service page. */
export const services = await Promise.all(
  serviceList.map(async (row) => ({
    path: servicePath(row),
    service: 'load' in row ? await row.load() : officeExecution,
  })),
);
