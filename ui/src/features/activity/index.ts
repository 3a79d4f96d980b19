export { ActivityFilters } from './activity-filters';
export { ActivityList } from './activity-list';
export { ActivityScreen } from './activity-screen';
export { type ActivityEntry, type ActivitySearch, kindOf } from './activity';
export { activityQuery } from './api';
export { groupByDay, dayWords } from './group-by-day';
