-- A low risk of the names beside a similar logo has a verdict of its own now. It is read from the findings once.
update assessments set verdict = null where verdict = 'ratherNot';
