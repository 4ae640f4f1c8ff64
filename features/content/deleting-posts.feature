Feature: Deleting announcements, Bible studies and advertisements
  What is deleted leaves at once, and can be restored for the time of its toast, on other pages and after a reload too.

  @ANNO-03 @BIBL-03 @ADVT-03
  Scenario Outline: The <what> that is deleted leaves at once, and stays away when its toast goes
    Given I am an editor
    And I visit the <page> page
    When I click the button "삭제 <title>"
    Then I do not see the <what> "<title>"
    And a toast says "<sentence>"
    And DELETE <path> was sent 1 time
    When the toast's time is over
    Then no toast is shown
    And DELETE <path> was sent 1 time
    And I see 9 <what>s
    And GET <list> was sent 1 time

    Examples:
      | page           | what          | title       | path                   | list               | sentence          |
      | announcements  | announcement  | 추수감사주일      | /api/Announcement/57   | /api/Announcement  | 공지사항을 삭제했습니다.     |
      | Bible studies  | sheet         | 마가복음 16과    | /api/bibleStudy/43     | /api/bibleStudy    | 성경공부 문제지를 삭제했습니다. |
      | advertisements | advertisement | 한글학교 방학 특강반 | /api/advertisement/34 | /api/Advertisement | 광고를 삭제했습니다.       |

  @LIST-03 @ANNO-03 @BIBL-03 @ADVT-03
  Scenario Outline: The <what> whose deletion <fault> comes back into its place
    Given I am an editor
    And I visit the <page> page
    And DELETE <path> <fault>
    When I click the button "삭제 <title>"
    Then a toast says "<sentence>"
    And the log says "DELETE <log>"
    And <what> 2 of the list says "<title>"
    And I see 10 <what>s
    And DELETE <path> was sent 1 time

    Examples:
      | page           | what          | title     | path                   | fault          | sentence             | log                               |
      | announcements  | announcement  | 성탄절 찬양대   | /api/Announcement/56   | fails          | 공지사항을 삭제하지 못했습니다.    | api/Announcement/56: serverFailed |
      | Bible studies  | sheet         | 마가복음 15과  | /api/bibleStudy/42     | is missing on this server | 성경공부 문제지를 삭제하지 못했습니다. | api/bibleStudy/42: unsupported |
      | advertisements | advertisement | 성탄 카드를    | /api/advertisement/33 | gets no answer | 광고를 삭제하지 못했습니다.      | api/advertisement/33: networkError |

  Rule: Whether it comes back

    Background:
      Given I am an editor
      And I visit the announcements page
      And I see 10 announcements

    @ANNO-03 @LIST-06 @REL-17
    Scenario: A double click on undo restores the announcement once, into its place
      When I click the button "삭제 성탄절 찬양대"
      Then I do not see the announcement "성탄절 찬양대"
      And a toast says "공지사항을 삭제했습니다."
      When I double-click the button "되돌리기"
      Then a toast says "공지사항을 되돌렸습니다."
      And announcement 2 of the list says "성탄절 찬양대"
      And I see 10 announcements
      And DELETE /api/Announcement/56 was sent 1 time
      And POST /api/Announcement/56/restore was sent 2 times
      And GET /api/Announcement was sent 1 time

    @LIST-06 @REL-29
    Scenario: Ctrl and Z restore it too
      When I click the button "삭제 성탄절 찬양대"
      And a toast says "공지사항을 삭제했습니다."
      And I press "Control+z"
      Then announcement 2 of the list says "성탄절 찬양대"
      And POST /api/Announcement/56/restore was sent 2 times

    @LIST-06
    Scenario: Undo stands on other pages, and the list has it again
      When I click the button "삭제 성탄절 찬양대"
      And a toast says "공지사항을 삭제했습니다."
      And I click the link "행사" in the navigation "교제"
      Then I am at the events page
      When I click the button "되돌리기" in the toast
      Then a toast says "공지사항을 되돌렸습니다."
      When I go back
      Then announcement 2 of the list says "성탄절 찬양대"

    @LIST-06
    Scenario: Undo stands after a reload
      When I click the button "삭제 성탄절 찬양대"
      And a toast says "공지사항을 삭제했습니다."
      And I reload
      Then I see 10 announcements
      And I do not see the announcement "성탄절 찬양대"
      And a toast says "공지사항을 삭제했습니다."
      When I click the button "되돌리기" in the toast
      Then a toast says "공지사항을 되돌렸습니다."
      And announcement 2 of the list says "성탄절 찬양대"

    @LIST-06 @REL-16
    Scenario: A deletion whose answer was lost is a deletion, and can be undone
      Given DELETE /api/Announcement/56 gets no answer
      And DELETE /api/Announcement/56 is held
      When I click the button "삭제 성탄절 찬양대"
      And DELETE /api/Announcement/56 was sent 1 time
      And another user deletes announcement 56
      And the held calls are answered
      Then a toast says "공지사항을 삭제했습니다."
      When I click the button "되돌리기" in the toast
      Then announcement 2 of the list says "성탄절 찬양대"
      And DELETE /api/Announcement/56 was sent 1 time

    @REL-29 @ANNO-03 @browser
    Scenario: A toast with an undo stands for 10 seconds
      When I click the button "삭제 추수감사주일"
      Then a toast says "공지사항을 삭제했습니다."
      And the toast closes by itself 10000 ms after it came

    @REL-29 @ANNO-03 @LIST-06 @browser
    Scenario: A double click takes away one, several share a toast, and Ctrl and Z bring back the last
      When I double-click the button "삭제 추수감사주일"
      Then I do not see the announcement "추수감사주일"
      And I see 9 announcements
      When I click the button "삭제 성탄절 찬양대"
      Then I see 8 announcements
      And I see 1 toast "공지사항 2개를 삭제했습니다."
      When I press "Control+z"
      Then announcement 1 of the list says "성탄절 찬양대"
      And a toast says "‘추수감사주일 예배와 점심 식사를 안내해 드립니다’ 공지사항을 삭제했습니다."
      And POST /api/Announcement/56/restore was sent 1 time

    @ANNO-03
    Scenario: Leaving the site at once sends the deletion
      When I click the button "삭제 추수감사주일"
      And I reload
      Then DELETE /api/Announcement/57 was sent 1 time

    @PERM-03 @LIST-03 @browser
    Scenario: What the server refuses is taken back, and the page stays usable
      Given the editor has the role "Teacher"
      And my access token has expired
      When I click the button "삭제 추수감사주일"
      Then a toast says "공지사항을 삭제하지 못했습니다. 권한이 없습니다."
      And announcement 1 of the list says "추수감사주일"
      And POST /api/Announcement/57/restore was sent 2 times
      And DELETE /api/Announcement/57 was sent 1 time
      And POST /api/Account/Refresh was sent 1 time
      And I am signed in as editor
      And I do not see "새 공지 쓰기"
      When I scroll the list to 0 px before its end
      Then I see 20 announcements

    @REL-19 @LIST-03
    Scenario: Nothing is lost or shown twice when posts go while one reads on
      When I click the button "삭제 추수감사주일"
      And I dismiss every toast
      Then DELETE /api/Announcement/57 was sent 1 time
      When I read the list to its end
      Then I see 56 announcements
      And no announcement stands there twice

  Rule: At a server that cannot restore

    Background:
      Given I am an editor
      And POST /api/Announcement/57/restore is missing on this server
      And I visit the announcements page
      And I see 10 announcements
      And I click the button "삭제 추수감사주일"
      And a toast says "공지사항을 삭제했습니다."

    @ANNO-03 @LIST-06
    Scenario: Undo brings the announcement back into its place and sends nothing
      When I click the button "되돌리기" in the toast
      Then announcement 1 of the list says "추수감사주일"
      And no toast is shown
      And DELETE /api/Announcement/57 was sent 0 times

    @ANNO-03 @LIST-06
    Scenario: It is deleted when the toast goes
      Then DELETE /api/Announcement/57 was sent 0 times
      When I dismiss every toast
      Then DELETE /api/Announcement/57 was sent 1 time
      And no toast is shown

    @ANNO-03 @LIST-06
    Scenario: It is deleted when the page is left, and cannot be undone any more
      When I click the link "행사" in the navigation "교제"
      Then I am at the events page
      And DELETE /api/Announcement/57 was sent 1 time
      And no toast is shown
