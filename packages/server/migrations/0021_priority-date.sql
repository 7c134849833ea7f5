-- The day that decides which of two marks is earlier, where a priority claim makes it earlier than the application date.

alter table brands add column priority_date date;
